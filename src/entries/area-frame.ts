/**
 * Connects a page inside an iframe with the shell around it.
 *
 *     import { connectArea } from '/backoffice/area-frame.js';
 *     const area = await connectArea();
 *
 * Uses postMessage. Messages are accepted only from the parent window and the expected origin, and are
 * sent only to that origin.
 */
import type { RequestOptions } from '../api/http';
import type { AreaContext, AreaFacts } from '../store/areas/areaSources';
import { FRAME_FACTS, FRAME_MESSAGE } from '../store/areas/frameProtocol';

/** Options of `connectArea`. */
export interface ConnectOptions {
  /** Origin of the page with the shell; the page's own origin by default. */
  origin?: string;
  /** Whether the iframe grows with the content of `body`; true by default. */
  height?: boolean;
}

/** Options of a request that can be sent through postMessage. */
export type FrameRequestOptions = Omit<RequestOptions, 'signal'> & { signal?: AbortSignal };

/** The context of an area in an iframe: as in any area, but drafts are asynchronous. */
export interface FrameArea extends Omit<AreaContext, 'draft' | 'request'> {
  /** The shell's HTTP client, for paths of the server (`/…`). Only for pages of the shell's origin. */
  request(url: string, options?: FrameRequestOptions): Promise<unknown>;
  /** Drafts, as in any area, but asynchronous. */
  draft: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<void>;
    delete(key: string): Promise<void>;
  };
}

/** The error of a failed request, as received from the shell. */
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
 * Connects this page with the shell around it. Resolves when the shell has sent user and path; rejects
 * if the page is not in an iframe.
 */
export function connectArea({
  origin = location.origin,
  height = true,
}: ConnectOptions = {}): Promise<FrameArea> {
  if (parent === window)
    return Promise.reject(new Error('This page is not in an iframe of a shell.'));
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
  /** Stops listening to the abort signal. */
  settled(): void;
}

/** Sends requests to the shell and matches the responses by ID. */
function waitingAnswers(say: (act: string, value: unknown) => void) {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  return {
    /** Resolves to the response, whose type the caller knows. */
    ask<Answer>(act: string, question: object, signal?: AbortSignal): Promise<Answer> {
      count += 1;
      const id = count;
      return new Promise<Answer>((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(id);
          say('cancel', id);
          reject(new FrameError({ message: 'The request was aborted.', reason: 'aborted' }));
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

/** Calls back with the height of the content in px, now and after each change. */
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

/** Returns a signal that aborts when the iframe is removed with its area. */
function untilHidden(): AbortSignal {
  const ended = new AbortController();
  addEventListener('pagehide', () => ended.abort(), { once: true });
  return ended.signal;
}
