/** What is to be checked, and how. */
export interface CheckOptions {
  /** Address of the server, without a slash at the end. */
  address: string;
  user: string;
  password: string;
  /** Origin of the page, where it is another than the server's. */
  origin: string | undefined;
  /** A GET call that needs a session. */
  probe: string;
  /** Folder with `assets/i18n`, with a slash at the end. */
  assets: string | undefined;
  language: string;
  csrfCookie: string;
  csrfHeader: string;
  /** Names of checks that are left out. */
  skip: readonly string[];
  /** Milliseconds that a call may take. */
  timeout: number;
  json: boolean;
}
