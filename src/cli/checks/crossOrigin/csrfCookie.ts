import { posix } from 'node:path';
import { decodedCookie, setCookiesOf } from '../../answers/cookies';
import { quote } from '../../answers/envelope';
import type { Check } from '../../check';
import { hasOtherOrigin } from '../../options';

export const csrfCookie: Check = {
  name: 'csrf-cookie',
  passes: 'The server sets a CSRF cookie that scripts can read.',
  async run(server) {
    const { csrfCookie: name, probe, address } = server.options;
    if (hasOtherOrigin(server.options)) {
      return { unchecked: 'The page has another origin, so the elements send no CSRF header.' };
    }
    const page = setCookiesOf(await server.page());
    const set = [...page, ...setCookiesOf(await server.probe())];
    const names = [...new Set(set.map((one) => quote(server.hide(one.name))))];
    const seen = names.length > 0 ? `they set ${names.join(', ')}` : 'they set no cookies';
    const own = set.filter((one) => one.name === name);
    const cookie = own.find(({ value }) => value !== '');
    if (!cookie && own.length > 0) {
      return {
        fails: `The cookie ${name} is empty, so the elements send no CSRF header.`,
        fix: 'Set a random value.',
      };
    }
    if (!cookie) {
      return {
        fails: `Neither GET / nor GET ${probe} sets a cookie ${name}; ${seen}.`,
        fix: `Set it with the page (Path=/; SameSite=Lax), or set your name with --csrf-cookie. If the server uses no cookies, add --skip csrf-cookie.`,
      };
    }
    const { attributes } = cookie;
    if (attributes.has('httponly')) {
      return {
        fails: `The cookie ${name} is HttpOnly, so scripts cannot repeat it in the header.`,
        fix: 'Remove HttpOnly from this cookie; it does not identify the session.',
      };
    }
    if (decodedCookie(cookie.value) === undefined) {
      return {
        fails: `The value of the cookie ${name} cannot be percent-decoded, so the elements do not repeat it in the header.`,
        fix: 'Percent-encode the value, or use only letters and digits.',
      };
    }
    const base = new URL(address).pathname;
    // Without Path, browsers take the folder of the address that sets the cookie.
    const folder = page.includes(cookie) ? base : posix.dirname(new URL(address + probe).pathname);
    const path = attributes.get('path') || folder;
    if (!contains(path, base)) {
      return {
        fails: `The cookie ${name} is visible only below ${server.hide(path)}.`,
        fix: 'Set it with Path=/, so that every page of the server can read it.',
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

/** Returns whether the path of a cookie contains a path of the server, as browsers compare them. */
function contains(path: string, other: string): boolean {
  return `${other}/`.startsWith(path.replace(/\/?$/, '/'));
}
