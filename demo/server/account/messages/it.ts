import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';
import type { Messages } from './en';

/** The Italian messages. */
export const it: Messages = {
  // Sign-in
  wrongPassword: 'ID utente o password non corretti.',
  wrongEmail: 'Indirizzo e-mail o password non corretti.',
  signInWithUserId: 'Questo account richiede un secondo passaggio. Acceda con l’ID utente.',
  tooManyAttempts: (minutes) =>
    `Troppi tentativi. Riprovi tra ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'}.`,
  busy: 'In questo momento molte persone stanno effettuando l’accesso. Riprovi tra qualche istante.',
  serverFailed: 'Si è verificato un errore del server. Riprovi.',
  bodyTooLarge: 'Il corpo della richiesta supera i 64 kB.',
  noSuchCall: 'Questa chiamata non esiste.',

  // Second step
  enterAppCode: 'Inserisca il codice di 6 cifre della Sua app di autenticazione.',
  temporaryPassword: 'La Sua password è provvisoria. Ne scelga una personale per continuare.',
  signInExpired: 'Questo accesso è scaduto. Ricominci.',
  wrongAppCode: 'Codice errato o già utilizzato. Inserisca il codice che l’app mostra ora.',
  appExists: 'Un’app di autenticazione è già configurata.',

  // New password
  passwordTooShort: `La password deve avere almeno ${PASSWORD_MINIMUM} caratteri.`,
  samePassword: 'Scelga una password diversa da quella attuale.',
  codeSent: 'Se l’account esiste, abbiamo inviato un codice. È valido per 15 minuti.',
  wrongCode: 'Questo codice è errato o scaduto.',
  tooManyCodes: 'Troppi tentativi. Richieda un altro codice.',
  passwordChanged: 'La Sua password è stata cambiata.',

  // Passkeys
  passkeyUnknown: 'Questa passkey non è più registrata qui. Acceda con la Sua password.',
  passkeyFailed:
    'L’accesso con questa passkey non è riuscito. Riprovi oppure acceda con la Sua password.',
  passwordFirst: 'La password deve essere cambiata. Acceda prima con la password.',
  wrongOwnPassword: 'La password non è corretta.',
  passkeyNotAdded: 'Non è stato possibile aggiungere la passkey. Riprovi.',
  tooManyPasskeys: `Un account può avere al massimo ${MAX_PASSKEYS} passkey. Ne rimuova prima una.`,
  noSuchPasskey: 'Il Suo account non ha questa passkey.',

  codeMail: {
    subject: 'Il Suo codice di verifica',
    text: (name, code, link) =>
      [
        `Buongiorno ${name},`,
        '',
        `il Suo codice di verifica è ${code}`,
        '',
        'Lo inserisca nella pagina in cui lo ha richiesto oppure apra questo link:',
        link,
        '',
        'Vale una sola volta, per 15 minuti. Se non lo ha richiesto, non faccia nulla:',
        'la Sua password non cambierà.',
      ].join('\n'),
  },
};
