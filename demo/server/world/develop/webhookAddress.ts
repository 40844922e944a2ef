import { isIP } from 'node:net';

/** What is wrong with the address of a webhook, or undefined. It goes to a name on the internet, by https. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'Type a whole address, such as https://hooks.example.com/new.';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username || password) return 'The address must hold no user name or password.';
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'The address must name a host, not a number.';
  if (
    !/\.[a-z][a-z\d-]+\.?$/i.test(hostname) ||
    /\.(local|localhost|internal)\.?$/.test(hostname)
  ) {
    return 'The address must name a host on the internet.';
  }
  return undefined;
}
