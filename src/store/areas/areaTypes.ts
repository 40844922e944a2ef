import type { RequestOptions } from '../../api/http';
import type { Language } from '../language/languages';
import type { Command } from '../lists/commands';
import type { PublicUser } from '../session/user/userRecord';

/** Content of an area, given by the integrator. Addresses resolve against `document.baseURI`. */
export type AreaSource = AreaOptions &
  (
    | { load: () => Promise<AreaModule> }
    | { module: string }
    | { element: string; module?: string }
    | { iframe: string; requests?: boolean }
  );

/** Options of every area source. */
export interface AreaOptions {
  /** Name of an area beyond the seven: translation key or plain text. */
  label?: string;
  /** Lucide name of an area beyond the seven. */
  icon?: string;
  /** Roles that may enter the area; all roles by default. Your server must enforce them. */
  roles?: readonly string[];
  /** When its module is fetched: with the page, when a link to it is hovered or focused, or with the visit. */
  preload?: 'load' | 'hover' | 'never';
}

/** Exports of an area's module. */
export interface AreaModule {
  /** Renders into the container. A returned function is called once, when the user leaves the area. */
  mount(
    container: HTMLElement,
    area: AreaContext,
  ): void | (() => void) | Promise<void | (() => void)>;
}

/** Current values that the shell provides to an area. */
export interface AreaFacts {
  /** Signed-in user, without the token; without fields once the session has ended. */
  user: PublicUser;
  /** Current language. */
  language: Language;
  /** Locale for Intl: `en-US`, `zh-CN`, `de`. */
  locale: string;
  /** Writing direction of the shell: that of the language, or else of the host page. */
  dir: 'ltr' | 'rtl';
  /** Currency code (ISO 4217). */
  currency: string;
  /** Theme in use. */
  theme: 'light' | 'dark';
  /** Path below the area: at `/support/7?x=1` it is `/7`, at `/support` it is `/`. */
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

/** A link that an area shows on the dashboard. */
export interface Highlight {
  /** Plain text. */
  label: string;
  /** Path of the shell or address. */
  link: string;
  /** Plain text beside the label. */
  text?: string;
  /** Decides the color of the mark: `info`, `success`, `warning` or `danger`. */
  state?: string;
}

/** Interface of the shell for an area while it is shown. */
export interface AreaContext extends AreaFacts {
  /** Calls the listener when one of the values above changes; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Navigates the shell: `/…` is absolute in the shell, anything else is relative to the area. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Sends a request with the shell's HTTP client; rejects with an ApiError. */
  request<T = unknown>(url: string, options?: RequestOptions): Promise<T>;
  /** Shows a toast for 6 s (`warning` and `error`: 10 s). */
  notify(toast: Toast): void;
  /** Replaces the area's name in the page title; undefined restores it. */
  setTitle(text: string | undefined): void;
  /** Sets the badge of the area's menu entry; undefined removes it. */
  setBadge(text: string | undefined): void;
  /** Adds commands to the search palette while the area is open; replaces those of an earlier call. */
  setCommands(commands: readonly Command[]): void;
  /** Shows up to five links on the dashboard, which remain after the area is left; `[]` removes them. */
  setHighlights(links: readonly Highlight[]): void;
  /**
   * Marks unsaved work: the leave dialog asks before the area is left, the browser before the page closes. Moves inside
   * the area ask nothing.
   */
  setDirty(dirty: boolean): void;
  /** JSON values that survive the reload after a 401; separate for each user, cleared on logout. */
  draft: {
    get(key: string): unknown;
    set(key: string, value: unknown): void;
    delete(key: string): void;
  };
  /** Aborts when the user leaves the area. */
  signal: AbortSignal;
}
