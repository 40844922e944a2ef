import type { RequestOptions } from '../../api/http';
import { warnOnce } from '../element/warnOnce';
import type { Language } from '../language/languageChoice';
import type { PublicUser } from '../session/userRecord';

/** How an integrator fills an area. Addresses resolve against `document.baseURI`. */
export type AreaSource =
  | { load: () => Promise<AreaModule> }
  | { module: string }
  | { element: string; module?: string }
  | { iframe: string };

/** What an area's module exports. */
export interface AreaModule {
  /** Fills the container; what it returns is called once when the area is left. */
  mount(
    container: HTMLElement,
    area: AreaContext,
  ): void | (() => void) | Promise<void | (() => void)>;
}

/** What the shell tells an area of its surroundings, as they are now. */
export interface AreaFacts {
  /** Who is signed in, without the token. */
  user: PublicUser | undefined;
  /** Current language. */
  language: Language;
  /** For Intl: `en-US`, `zh-CN`, `de`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  /** Theme in use. */
  theme: 'light' | 'dark';
  /** Below the area: at `/support/7?x=1` the path is `/7`, at `/support` it is `/`. */
  path: string;
  /** Query of the path. */
  query: URLSearchParams;
}

/** A short message at the edge of the shell. */
export interface Toast {
  /** Decides color and icon. */
  kind: 'info' | 'success' | 'warning' | 'error';
  /** Plain text. */
  text: string;
}

/** What an area works with while it is shown. */
export interface AreaContext extends AreaFacts {
  /** Tells when any of the facts changes; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** `/…` is absolute in the shell, anything else is relative to the area. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** The shell's HTTP client: rejects with ApiError. */
  request(url: string, options?: RequestOptions): Promise<unknown>;
  /** Shows a note at the edge of the shell for a while. */
  notify(toast: Toast): void;
  /** Stands for the area's name in the title of the page. */
  setTitle(text: string | undefined): void;
  /** The badge of the area's menu entry; undefined takes it away. */
  setBadge(text: string | undefined): void;
  /** Unsaved work: leaving the area, and the page, then asks first. */
  setDirty(dirty: boolean): void;
  /** Survives the reload after a 401; one set for each user, cleared on logout. Values are JSON. */
  draft: {
    get(key: string): unknown;
    set(key: string, value: unknown): void;
    delete(key: string): void;
  };
  /** Aborted when the area is left. */
  signal: AbortSignal;
}

/** The source given for an area, undefined for none and for what is none; warns once of the latter. */
export function areaSource(areas: unknown, name: string): AreaSource | undefined {
  if (typeof areas !== 'object' || areas === null || !Object.hasOwn(areas, name)) return undefined;
  const given = (areas as Record<string, unknown>)[name];
  if (given === undefined || given === null) return undefined;
  const { load, module, element, iframe } = Object(given) as Record<string, unknown>;
  if (typeof load === 'function') return { load: load as () => Promise<AreaModule> };
  if (isText(iframe)) return { iframe };
  // A custom element's name has a hyphen; anything else would be one of the browser's own.
  if (isText(element) && element.includes('-')) {
    return { element, module: isText(module) ? module : undefined };
  }
  if (isText(module)) return { module };
  warnOnce(
    `areas.${name} is no source of an area: give { load }, { module }, { element } or { iframe }.`,
  );
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
