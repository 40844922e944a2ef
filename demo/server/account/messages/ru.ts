import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';
import type { Messages } from './en';

const plural = new Intl.PluralRules('ru');

/** Forms of "minute" after «через», by plural category. */
const MINUTES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'минуту', few: 'минуты' };

/** The Russian messages. */
export const ru: Messages = {
  // Sign-in
  wrongPassword: 'Неверный ID пользователя или пароль.',
  wrongEmail: 'Неверный адрес электронной почты или пароль.',
  signInWithUserId: 'Для этой учётной записи нужен второй шаг. Войдите, используя ID пользователя.',
  tooManyAttempts: (minutes) =>
    `Слишком много попыток. Попробуйте снова через ${minutes} ${MINUTES[plural.select(minutes)] ?? 'минут'}.`,
  busy: 'Сейчас входит много пользователей. Повторите попытку чуть позже.',
  serverFailed: 'На сервере произошла ошибка. Повторите попытку.',
  bodyTooLarge: 'Тело запроса больше 64 кБ.',
  noSuchCall: 'Такого вызова нет.',

  // Second step
  enterAppCode: 'Введите 6-значный код из приложения-аутентификатора.',
  temporaryPassword: 'У вас временный пароль. Чтобы продолжить, придумайте свой.',
  signInExpired: 'Время на вход истекло. Начните сначала.',
  wrongAppCode:
    'Код неверен или уже использован. Введите код, который приложение показывает сейчас.',
  appExists: 'Приложение-аутентификатор уже настроено.',

  // New password
  passwordTooShort: `Пароль должен содержать не менее ${PASSWORD_MINIMUM} символов.`,
  samePassword: 'Придумайте пароль, который отличается от текущего.',
  codeSent: 'Если такая учётная запись есть, мы отправили код. Он действует 15 минут.',
  wrongCode: 'Код неверен или срок его действия истёк.',
  tooManyCodes: 'Слишком много попыток. Запросите новый код.',
  passwordChanged: 'Пароль изменён.',

  // Passkeys
  passkeyUnknown: 'Этот ключ доступа здесь больше не зарегистрирован. Войдите с помощью пароля.',
  passkeyFailed:
    'Не удалось войти с этим ключом доступа. Повторите попытку или войдите с помощью пароля.',
  passwordFirst: 'Необходимо сменить пароль. Сначала войдите с помощью пароля.',
  wrongOwnPassword: 'Неверный пароль.',
  passkeyNotAdded: 'Не удалось добавить ключ доступа. Повторите попытку.',
  tooManyPasskeys: `В учётной записи может быть не более ${MAX_PASSKEYS} ключей доступа. Сначала удалите один из них.`,
  noSuchPasskey: 'В вашей учётной записи нет этого ключа доступа.',

  codeMail: {
    subject: 'Ваш код подтверждения',
    text: (name, code, link) =>
      [
        `Здравствуйте, ${name}!`,
        '',
        `Ваш код подтверждения: ${code}`,
        '',
        'Введите его на странице, где вы его запросили, или откройте эту ссылку:',
        link,
        '',
        'Код можно использовать только один раз, он действует 15 минут. Если вы его не запрашивали, ничего не делайте:',
        'ваш пароль не изменится.',
      ].join('\n'),
  },
};
