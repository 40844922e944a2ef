/**
 * The other side of an area in a frame: an ES module for the page inside it.
 *
 *     import { connectArea } from '/backoffice/area-frame.js';
 *     const area = await connectArea();
 *
 * The page talks to the shell by postMessage. It hears the window that frames it alone, and only from
 * the origin it was told to expect; what it says goes to that origin and no other.
 */
import type { RequestOptions } from '../api/http';
import type { AreaContext, AreaFacts } from '../store/areas/areaSources';
import { FRAME_FACTS, FRAME_MESSAGE } from '../store/areas/frameProtocol';

/** Options of `connectArea`. */
export interface ConnectOptions {
  /** Origin of the page with the shell; this page's own where it is left out. */
  origin?: string;
  /** Whether the frame grows with the content of `body`; true where it is left out. */
  height?: boolean;
}

/** What of a request can cross the frame's border. */
export type FrameRequestOptions = Omit<RequestOptions, 'signal'> & { signal?: AbortSignal };

/** An area as its page in a frame sees it: the context of any other, but drafts take a moment. */
export interface FrameArea extends Omit<AreaContext, 'draft' | 'request'> {
  /** The shell's HTTP client, for paths of the server (`/…`). Only for pages of the shell's own origin. */
  request(url: string, options?: FrameRequestOptions): Promise<unknown>;
  /** Drafts, as in any area, but asynchronous. */
  draft: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<void>;
    delete(key: string): Promise<void>;
  };
}

/** A request of the frame that failed: the shell's error, as far as it can cross the border. */
export class FrameError extends Error {
  /** Always `FrameError`. */
  override readonly name = 'FrameError';
  /** Cause of the failure, as in `ApiError`. */
  readonly reason: string | undefined;
  /** `Code` of the server's response. */
  readonly code: number | undefined;
  /** HTTP status. */
  readonly status: number | undefined;

  constructor({ message, reason, code, status }: Record<string, unknown>) {
    super(String(message ?? ''));
    this.reason = typeof reason === 'string' ? reason : undefined;
    this.code = typeof code === 'number' ? code : undefined;
    this.status = typeof status === 'number' ? status : undefined;
  }
}

/**
 * Connects this page with the shell around it.
 * @returns once the shell has told who is signed in and where the area is
 * @throws where the page is in no frame
 */
export function connectArea({
  origin = location.origin,
  height = true,
}: ConnectOptions = {}): Promise<FrameArea> {
  if (parent === window) return Promise.reject(new Error('This page is in no frame of a shell.'));
  const say = (act: string, value: unknown = true) =>
    parent.postMessage({ [FRAME_MESSAGE]: { [act]: value } }, origin);
  const answers = waitingAnswers(say);
  const listeners = new Set<() => void>();
  let facts: AreaFacts | undefined;

  const spoken: Omit<FrameArea, keyof AreaFacts> = {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (path, { replace = false } = {}) => say('navigate', { path, replace }),
    request: (url, { signal, ...options } = {}) => answers.ask('request', { url, options }, signal),
    notify: ({ kind, text }) => say('notify', { kind, text }),
    setTitle: (text) => say('setTitle', text),
    setBadge: (text) => say('setBadge', text),
    setDirty: (dirty) => say('setDirty', dirty),
    draft: {
      get: (key) => answers.ask('draft', { act: 'get', key }),
      set: (key, value) => answers.ask('draft', { act: 'set', key, value }),
      delete: (key) => answers.ask('draft', { act: 'delete', key }),
    },
    signal: untilHidden(),
  };
  const area = Object.defineProperties(
    spoken as FrameArea,
    Object.fromEntries(
      FRAME_FACTS.map((fact) => [fact, { enumerable: true, get: () => facts?.[fact] }]),
    ),
  );

  return new Promise((resolve) => {
    addEventListener('message', ({ source, origin: sender, data }) => {
      if (source !== parent || sender !== origin) return;
      const told = Object(Object(data)[FRAME_MESSAGE]);
      if (told.answer) answers.heard(Object(told.answer));
      if (typeof told.path !== 'string') return;
      facts = { ...told, query: new URLSearchParams(told.query) } as AreaFacts;
      resolve(area);
      for (const listener of listeners) listener();
    });
    say('ready');
    if (height) watchHeight((pixels) => say('height', pixels));
  });
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** Its signal has nothing to end any more. */
  settled(): void;
}

/** Questions to the shell, each answered under its own number. */
function waitingAnswers(say: (act: string, value: unknown) => void) {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  return {
    /** The shell answers what the caller expects: nothing to `set`, for example. */
    ask<Answer>(act: string, question: object, signal?: AbortSignal): Promise<Answer> {
      count += 1;
      const id = count;
      return new Promise<Answer>((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(id);
          say('cancel', id);
          reject(new FrameError({ message: 'The request was given up.', reason: 'aborted' }));
        };
        if (signal?.aborted) return giveUp();
        signal?.addEventListener('abort', giveUp, { once: true });
        const settled = () => signal?.removeEventListener('abort', giveUp);
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, settled });
        say(act, { ...question, id });
      });
    },
    heard({ id, value, error }: Record<string, unknown>) {
      const one = waiting.get(Number(id));
      waiting.delete(Number(id));
      one?.settled();
      if (error) one?.reject(new FrameError(Object(error)));
      else one?.resolve(value);
    },
  };
}

/** Says how high the content is, whenever that changes. */
function watchHeight(told: (pixels: number) => void): void {
  let last = 0;
  const measure = () => {
    const { marginTop, marginBottom } = getComputedStyle(document.body);
    const margins = Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
    const now = Math.ceil(document.body.getBoundingClientRect().height + margins);
    if (now === last || now === 0) return;
    last = now;
    told(now);
  };
  new ResizeObserver(measure).observe(document.body);
}

/** A frame is taken away with its area: its page is hidden then. */
function untilHidden(): AbortSignal {
  const ended = new AbortController();
  addEventListener('pagehide', () => ended.abort(), { once: true });
  return ended.signal;
}
