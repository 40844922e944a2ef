import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';
import type { Messages } from './en';

/** The German messages. */
export const de: Messages = {
  // Sign-in
  wrongPassword: 'Benutzer-ID oder Passwort ist falsch.',
  wrongEmail: 'E-Mail-Adresse oder Passwort ist falsch.',
  signInWithUserId:
    'Für dieses Konto ist ein zweiter Schritt nötig. Melden Sie sich mit der Benutzer-ID an.',
  tooManyAttempts: (minutes) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} erneut.`,
  busy: 'Im Moment melden sich viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  serverFailed: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  bodyTooLarge: 'Der Inhalt der Anfrage ist größer als 64 kB.',
  noSuchCall: 'Diesen Aufruf gibt es nicht.',

  // Second step
  enterAppCode: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  temporaryPassword: 'Ihr Passwort ist vorläufig. Wählen Sie ein eigenes, um fortzufahren.',
  signInExpired: 'Diese Anmeldung ist abgelaufen. Bitte beginnen Sie noch einmal.',
  wrongAppCode:
    'Der Code ist falsch oder wurde schon verwendet. Geben Sie den Code ein, den Ihre App jetzt anzeigt.',
  appExists: 'Eine Authenticator-App ist bereits eingerichtet.',

  // New password
  passwordTooShort: `Das Passwort muss mindestens ${PASSWORD_MINIMUM} Zeichen haben.`,
  samePassword: 'Wählen Sie ein anderes Passwort als das aktuelle.',
  codeSent: 'Falls es ein passendes Konto gibt, haben wir einen Code gesendet. Er gilt 15 Minuten.',
  wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
  tooManyCodes: 'Zu viele Versuche. Bitte fordern Sie einen neuen Code an.',
  passwordChanged: 'Ihr Passwort wurde geändert.',

  // Passkeys
  passkeyUnknown:
    'Dieser Passkey ist hier nicht mehr registriert. Melden Sie sich mit Ihrem Passwort an.',
  passkeyFailed:
    'Die Anmeldung mit diesem Passkey ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  passwordFirst: 'Ihr Passwort muss geändert werden. Melden Sie sich zuerst mit dem Passwort an.',
  wrongOwnPassword: 'Das Passwort ist falsch.',
  passkeyNotAdded: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  tooManyPasskeys: `Ein Konto kann höchstens ${MAX_PASSKEYS} Passkeys haben. Entfernen Sie zuerst einen.`,
  noSuchPasskey: 'Ihr Konto hat diesen Passkey nicht.',

  codeMail: {
    subject: 'Ihr Bestätigungscode',
    text: (name, code, link) =>
      [
        `Guten Tag ${name},`,
        '',
        `Ihr Bestätigungscode lautet ${code}`,
        '',
        'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben, oder öffnen Sie diesen Link:',
        link,
        '',
        'Er ist 15 Minuten lang gültig und kann nur einmal verwendet werden. Falls Sie ihn nicht angefordert haben, müssen Sie nichts tun:',
        'Ihr Passwort bleibt, wie es ist.',
      ].join('\n'),
  },
};
