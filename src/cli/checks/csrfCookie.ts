import type { Check } from '../check';
import { setCookiesOf } from '../cookies';

export const csrfCookie: Check = {
  name: 'csrf-cookie',
  holds: 'A CSRF cookie is set that scripts can read.',
  async run(visit) {
    const { csrfCookie: name, probe, address } = visit.options;
    const set = [await visit.page(), await visit.probe()].flatMap(setCookiesOf);
    const cookie = set.find((one) => one.name === name && one.value !== '');
    if (!cookie) {
      return {
        fails: `Neither GET / nor GET ${probe} sets a cookie ${name}.`,
        mend: `Set it with the page (Path=/; SameSite=Lax), or name yours with --csrf-cookie; without cookies of any kind, --skip csrf-cookie.`,
      };
    }
    const { attributes } = cookie;
    if (attributes.has('httponly')) {
      return {
        fails: `The cookie ${name} is HttpOnly, so that no script can repeat it in the header.`,
        mend: 'Take HttpOnly off this cookie; it is no secret of the session.',
      };
    }
    const path = attributes.get('path');
    if (path && path !== '/') {
      return {
        fails: `The cookie ${name} is seen below ${visit.hide(path)} only.`,
        mend: 'Set it with Path=/, so that every page of the server sees it.',
      };
    }
    if (address.startsWith('https:') && !attributes.has('secure')) {
      return {
        fails: `The cookie ${name} is not Secure and can be set from an unencrypted page.`,
        mend: 'Add Secure to the cookie.',
      };
    }
  },
};
