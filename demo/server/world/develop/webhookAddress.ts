import { isIP } from 'node:net';

/** Returns the error of a webhook's address, else undefined. It must be an https URL with a public host name. */
export function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address))
    return 'Enter a complete address, such as https://hooks.example.com/new.';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username || password) return 'The address must not contain a user name or password.';
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'The address must name a host, not a number.';
  if (
    !/\.[a-z][a-z\d-]+\.?$/i.test(hostname) ||
    /\.(local|localhost|internal)\.?$/.test(hostname)
  ) {
    return 'The address must name a host on the internet.';
  }
  return undefined;
}
