import type { Check } from '../check';
import { setCookiesOf } from '../cookies';
import { quote } from '../envelope';

export const csrfCookie: Check = {
  name: 'csrf-cookie',
  passes: 'A CSRF cookie is set that scripts can read.',
  async run(server) {
    const { csrfCookie: name, probe, address } = server.options;
    const set = [await server.page(), await server.probe()].flatMap(setCookiesOf);
    const names = [...new Set(set.map((one) => quote(server.hide(one.name))))];
    const seen = names.length > 0 ? `they set ${names.join(', ')}` : 'they set no cookies';
    const cookie = set.find((one) => one.name === name && one.value !== '');
    if (!cookie) {
      return {
        fails: `Neither GET / nor GET ${probe} sets a cookie ${name}; ${seen}.`,
        fix: `Set it with the page (Path=/; SameSite=Lax), or name yours with --csrf-cookie; without cookies of any kind, --skip csrf-cookie.`,
      };
    }
    const { attributes } = cookie;
    if (attributes.has('httponly')) {
      return {
        fails: `The cookie ${name} is HttpOnly, so that no script can repeat it in the header.`,
        fix: 'Take HttpOnly off this cookie; it is no secret of the session.',
      };
    }
    const path = attributes.get('path');
    if (path && path !== '/') {
      return {
        fails: `The cookie ${name} is seen below ${server.hide(path)} only.`,
        fix: 'Set it with Path=/, so that every page of the server sees it.',
      };
    }
    if (address.startsWith('https:') && !attributes.has('secure')) {
      return {
        fails: `The cookie ${name} is not Secure and can be set from an unencrypted page.`,
        fix: 'Add Secure to the cookie.',
      };
    }
  },
};
