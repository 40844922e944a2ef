/** Options of the command `check`. */
export interface CheckOptions {
  /** Address of the server, without a trailing slash. */
  address: string;
  user: string;
  password: string;
  /** Origin of the page, if it differs from the server's. */
  origin: string | undefined;
  /** Path of a GET call that needs a session. */
  probe: string;
  /** Path of the call that ends a session, as in `logout-path`. */
  logout: string;
  /** Folder with `assets/i18n`, with a trailing slash. */
  assets: string | undefined;
  language: string;
  csrfCookie: string;
  csrfHeader: string;
  /** Names of checks to skip. */
  skip: readonly string[];
  /** Timeout of a call in ms. */
  timeout: number;
  json: boolean;
  /** Repeats the checks and prints changes. */
  watch: boolean;
  /** Time between two checks of `watch` in ms. */
  interval: number;
}

/** Returns whether the page has another origin than the server, so that the elements send no CSRF header. */
export function hasOtherOrigin({ origin, address }: CheckOptions): boolean {
  return origin !== undefined && origin !== new URL(address).origin;
}
