import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';
import type { Messages } from './en';

/** The Spanish messages. */
export const es: Messages = {
  // Sign-in
  wrongPassword: 'El ID de usuario o la contraseña no son correctos.',
  wrongEmail: 'El correo electrónico o la contraseña no son correctos.',
  signInWithUserId: 'Esta cuenta requiere un segundo paso. Inicie sesión con el ID de usuario.',
  tooManyAttempts: (minutes) =>
    `Demasiados intentos. Inténtelo de nuevo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  busy: 'Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos instantes.',
  serverFailed: 'Se ha producido un error en el servidor. Inténtelo de nuevo.',
  bodyTooLarge: 'El cuerpo de la solicitud supera los 64 kB.',
  noSuchCall: 'Esta llamada no existe.',

  // Second step
  enterAppCode: 'Introduzca el código de 6 dígitos de su aplicación de autenticación.',
  temporaryPassword: 'Su contraseña es provisional. Elija una propia para continuar.',
  signInExpired: 'Este inicio de sesión ha caducado. Empiece de nuevo.',
  wrongAppCode:
    'Código incorrecto o ya utilizado. Introduzca el código que muestra ahora su aplicación.',
  appExists: 'Ya hay una aplicación de autenticación configurada.',

  // New password
  passwordTooShort: `La contraseña debe tener al menos ${PASSWORD_MINIMUM} caracteres.`,
  samePassword: 'Elija una contraseña distinta de la actual.',
  codeSent: 'Si existe la cuenta, hemos enviado un código. Es válido durante 15 minutos.',
  wrongCode: 'Este código es incorrecto o ha caducado.',
  tooManyCodes: 'Demasiados intentos. Solicite otro código.',
  passwordChanged: 'Su contraseña se ha cambiado.',

  // Passkeys
  passkeyUnknown:
    'Esta llave de acceso ya no está registrada aquí. Inicie sesión con su contraseña.',
  passkeyFailed:
    'No se pudo iniciar sesión con esta llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
  passwordFirst: 'Debe cambiar su contraseña. Inicie sesión primero con la contraseña.',
  wrongOwnPassword: 'La contraseña no es correcta.',
  passkeyNotAdded: 'No se pudo añadir la llave de acceso. Inténtelo de nuevo.',
  tooManyPasskeys: `Una cuenta puede tener como máximo ${MAX_PASSKEYS} llaves de acceso. Elimine una primero.`,
  noSuchPasskey: 'Su cuenta no tiene esta llave de acceso.',

  codeMail: {
    subject: 'Su código de verificación',
    text: (name, code, link) =>
      [
        `Hola, ${name}:`,
        '',
        `Su código de verificación es ${code}`,
        '',
        'Introdúzcalo en la página en la que lo solicitó o abra este enlace:',
        link,
        '',
        'Sirve una sola vez, durante 15 minutos. Si no lo ha solicitado, no haga nada:',
        'su contraseña no cambiará.',
      ].join('\n'),
  },
};
