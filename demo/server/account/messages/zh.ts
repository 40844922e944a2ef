import { MAX_PASSKEYS } from '../passkeys/passkeys';
import { PASSWORD_MINIMUM } from '../passwords';
import type { Messages } from './en';

/** The Chinese messages. */
export const zh: Messages = {
  // Sign-in
  wrongPassword: '用户 ID 或密码不正确。',
  wrongEmail: '电子邮箱或密码不正确。',
  signInWithUserId: '此账户需要两步验证，请使用用户 ID 登录。',
  tooManyAttempts: (minutes) => `尝试次数过多，请在 ${minutes} 分钟后重试。`,
  busy: '当前登录人数较多，请稍后重试。',
  serverFailed: '服务器出错，请重试。',
  bodyTooLarge: '请求正文超过 64 kB。',
  noSuchCall: '没有此调用。',

  // Second step
  enterAppCode: '请输入身份验证应用中的 6 位验证码。',
  temporaryPassword: '您的密码是临时密码，请设置自己的密码后继续。',
  signInExpired: '本次登录已过期，请重新开始。',
  wrongAppCode: '验证码不正确或已使用，请输入应用当前显示的验证码。',
  appExists: '您已设置身份验证应用。',

  // New password
  passwordTooShort: `密码至少需要 ${PASSWORD_MINIMUM} 个字符。`,
  samePassword: '请设置与当前密码不同的密码。',
  codeSent: '如果存在匹配的账户，我们已发送验证码，15 分钟内有效。',
  wrongCode: '验证码不正确或已过期。',
  tooManyCodes: '尝试次数过多，请重新获取验证码。',
  passwordChanged: '您的密码已更改。',

  // Passkeys
  passkeyUnknown: '此通行密钥在本站已失效，请使用密码登录。',
  passkeyFailed: '使用此通行密钥登录失败，请重试或使用密码登录。',
  passwordFirst: '您必须更改密码，请先使用密码登录。',
  wrongOwnPassword: '密码不正确。',
  passkeyNotAdded: '无法添加通行密钥，请重试。',
  tooManyPasskeys: `每个账户最多有 ${MAX_PASSKEYS} 个通行密钥，请先删除一个。`,
  noSuchPasskey: '您的账户中没有此通行密钥。',

  codeMail: {
    subject: '您的验证码',
    text: (name, code, link) =>
      [
        `${name}，您好：`,
        '',
        `您的验证码是 ${code}`,
        '',
        '请在获取验证码的页面上输入，或打开此链接：',
        link,
        '',
        '验证码在 15 分钟内有效，只能使用一次。如果您没有申请验证码，请忽略此邮件，',
        '您的密码不会更改。',
      ].join('\n'),
  },
};
