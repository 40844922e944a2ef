import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';

/** The English messages, which define those of the other languages. */
export const en = {
  // Sign-in
  wrongPassword: 'Incorrect user ID or password.',
  wrongEmail: 'Incorrect email or password.',
  signInWithUserId: 'This account needs a second step. Sign in with the user ID.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  busy: 'Many people are signing in right now. Please try again in a moment.',
  serverFailed: 'The server failed. Please try again.',
  bodyTooLarge: 'The body is larger than 64 kB.',
  noSuchCall: 'There is no such call.',

  // Second step
  enterAppCode: 'Enter the 6-digit code from your authenticator app.',
  temporaryPassword: 'Your password is temporary. Choose your own to continue.',
  signInExpired: 'This sign-in has expired. Please start again.',
  wrongAppCode: 'Incorrect or used code. Enter the code that your app shows now.',
  appExists: 'An authenticator app is already set up.',

  // New password
  passwordTooShort: `The password must have at least ${PASSWORD_MINIMUM} characters.`,
  samePassword: 'Choose a password other than the current one.',
  codeSent: 'If an account matches, we’ve sent a code. It expires in 15 minutes.',
  wrongCode: 'This code is wrong or has expired.',
  tooManyCodes: 'Too many attempts. Please ask for a new code.',
  passwordChanged: 'Your password has been changed.',

  // Passkeys
  passkeyUnknown: 'This passkey is no longer registered here. Sign in with your password.',
  passkeyFailed: 'Sign-in with this passkey failed. Try again, or sign in with your password.',
  passwordFirst: 'Your password must be changed. Sign in with the password first.',
  wrongOwnPassword: 'Incorrect password.',
  passkeyNotAdded: 'The passkey could not be added. Please try again.',
  tooManyPasskeys: `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
  noSuchPasskey: 'You have no such passkey.',

  codeMail: {
    subject: 'Your verification code',
    text: (name: string, code: string, link: string) =>
      [
        `Hello ${name},`,
        '',
        `Your verification code is ${code}`,
        '',
        'Enter it on the page where you requested it, or open this link:',
        link,
        '',
        'It works once, within 15 minutes. If you did not request it, ignore this email:',
        'your password stays as it is.',
      ].join('\n'),
  },
};

/** The messages of one language. */
export type Messages = typeof en;
