import { parseArgs } from 'node:util';
import { CSRF_COOKIE, CSRF_HEADER } from '../constants';
import { checks } from './checks';
import { looksLikeAddress, maskPassword } from './maskPassword';
import type { CheckOptions } from './options';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** Valid options, a request for help, or a sentence about the mistake. */
export type Arguments = { options: CheckOptions } | { help: true } | { problem: string };

/** Largest value of --timeout and --interval. */
const MAX_SECONDS = 600;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const OPTIONS = {
  user: text,
  password: text,
  origin: text,
  probe: { ...text, default: '/api/probe' },
  logout: { ...text, default: '/api/account/logout' },
  assets: text,
  language: { ...text, default: 'en' },
  'csrf-cookie': { ...text, default: CSRF_COOKIE },
  'csrf-header': { ...text, default: CSRF_HEADER },
  skip: { ...text, multiple: true, default: [] as string[] },
  timeout: { ...text, default: '10' },
  json: { ...flag, default: false },
  watch: { ...flag, default: false },
  interval: { ...text, default: '10' },
  help: { ...flag, short: 'h', default: false },
} as const;

/** Parses the command line; the account may come from the environment. */
export function readArguments(args: readonly string[], environment: Environment): Arguments {
  try {
    const { values, positionals } = parse(args);
    if (values.help || args.length === 0) return { help: true };
    const [command, address, ...more] = positionals;
    if (command === undefined) {
      throw new Error('The command is missing: write check and the address.');
    }
    if (command !== 'check') throw new Error(`Unknown command "${command}"; only check exists.`);
    if (address === undefined) throw new Error('The address of the server is missing.');
    if (more.length > 0) {
      const extra = [address, ...more].find((word) => !looksLikeAddress(word)) ?? more[0];
      throw new Error(`Only one address can be checked; remove "${extra}".`);
    }
    if (values.watch && values.json) throw new Error('--watch prints text; remove --json.');
    const server = webAddress(address, 'The address');
    const base = `${server.origin}${server.pathname}`.replace(/\/+$/, '');
    return {
      options: {
        address: base,
        user: account(values.user ?? environment.BACKOFFICE_USER, 'user'),
        password: account(values.password ?? environment.BACKOFFICE_PASSWORD, 'password'),
        origin: values.origin ? webAddress(values.origin, '--origin').origin : undefined,
        probe: `/${values.probe.replace(/^\/+/, '')}`,
        logout: `/${values.logout.replace(/^\/+/, '')}`,
        assets: values.assets ? folder(values.assets, `${base}/`) : undefined,
        language: values.language,
        csrfCookie: values['csrf-cookie'] || CSRF_COOKIE,
        csrfHeader: headerName(values['csrf-header'] || CSRF_HEADER),
        skip: values.skip.map(nameOfCheck),
        timeout: seconds(values.timeout, '--timeout') * 1000,
        json: values.json,
        watch: values.watch,
        interval: seconds(values.interval, '--interval') * 1000,
      },
    };
  } catch (error) {
    return { problem: maskPassword((error as Error).message, args, OPTIONS) };
  }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
}

function webAddress(input: string, what: string): URL {
  if (!/^https?:\/\//i.test(input)) {
    throw new Error(`${what} must begin with http:// or https://, but is "${input}".`);
  }
  if (!URL.canParse(input)) throw new Error(`${what} is not valid: "${input}".`);
  const address = new URL(input);
  if (address.username || address.password) {
    throw new Error(`${what} must not contain a password; use --user and --password.`);
  }
  return address;
}

/** Returns the URL of --assets with a trailing slash. */
function folder(input: string, base: string): string {
  if (URL.canParse(input, base)) return new URL(input, base).href.replace(/\/?$/, '/');
  throw new Error(`--assets must be a URL or a path, but is "${input}".`);
}

function account(value: string | undefined, name: 'user' | 'password'): string {
  if (value) return value;
  throw new Error(`A test account is required: set --${name} or BACKOFFICE_${name.toUpperCase()}.`);
}

function headerName(name: string): string {
  if (/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return name;
  throw new Error(`--csrf-header must be the name of a header, but is "${name}".`);
}

function nameOfCheck(name: string): string {
  if (checks.some((check) => check.name === name)) return name;
  const names = checks.map((check) => check.name).join(', ');
  throw new Error(`--skip "${name}" is not a check. The checks are ${names}.`);
}

function seconds(text: string, option: string): number {
  const value = Number(text);
  if (value > 0 && value <= MAX_SECONDS) return value;
  throw new Error(
    `${option} must be a number of seconds above 0, at most ${MAX_SECONDS}, but is "${text}".`,
  );
}
