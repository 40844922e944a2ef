/**
 * Connects a framed page with the shell around it: an ES module for the page inside the frame.
 *
 *     import { connectArea } from '/backoffice/area-frame.js';
 *     const area = await connectArea();
 *
 * The page opens a MessageChannel and sends one end to the window that frames it, for the origin it
 * expects and no other. Everything else travels over that channel.
 */
import type { RequestOptions } from '../api/http';
import { encodeBody } from '../api/requestBody';
import type { AreaContext, AreaFacts } from '../store/areas/areaTypes';
import { pendingCalls, type Send } from '../store/areas/frames/frameCalls';
import { createFrameCommands } from '../store/areas/frames/frameCommands';
import { watchHeight } from '../store/areas/frames/frameHeight';
import { FRAME_CONTEXT, FRAME_MESSAGE } from '../store/areas/frames/frameProtocol';
import { showTargets } from '../store/areas/frames/showTargets';
import { isFrameShortcut, isFreeKey } from '../store/browser/shortcutKeys';
import { ACTIVITY_EVENTS } from '../store/session/watch/activity';

export { FrameError } from '../store/areas/frames/frameCalls';

/** Options of `connectArea`. */
export interface ConnectOptions {
  /** Origin of the page with the shell; this page's own by default. */
  origin?: string;
  /** Whether the frame grows with the content of `body`; true by default. */
  height?: boolean;
}

/** Options of a request from a frame. */
export type FrameRequestOptions = Omit<RequestOptions, 'signal'> & { signal?: AbortSignal };

/** The context of an area in a frame. Differs from `AreaContext` in that drafts are asynchronous. */
export interface FrameArea extends Omit<AreaContext, 'draft' | 'request'> {
  /**
   * Sends a request through the shell, to a path of its server (`/…`). Works for pages of the host
   * page's origin whose source says `{ iframe, requests: true }`; rejects with a FrameError.
   */
  request<T = unknown>(url: string, options?: FrameRequestOptions): Promise<T>;
  /** Drafts, as in any area, but asynchronous. */
  draft: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<void>;
    delete(key: string): Promise<void>;
  };
}

/**
 * Connects this page with the shell around it. The connection belongs to this document: the next page
 * in the same frame cannot use it or open another one.
 * @returns a promise that resolves once the shell has sent the user and the area's path; it stays pending if
 * the surrounding window has a different origin than `origin`, or no shell that expects this page
 * @throws (rejects) outside a frame, and if another page of the frame has connected before
 */
export function connectArea({
  origin = location.origin,
  height = true,
}: ConnectOptions = {}): Promise<FrameArea> {
  if (parent === window)
    return Promise.reject(new Error('This page is not in a frame of a shell.'));
  const { port1: port, port2 } = new MessageChannel();
  const send: Send = (name, value) => port.postMessage({ [name]: value });
  const calls = pendingCalls(send);
  const commands = createFrameCommands(send);
  const listeners = new Set<() => void>();
  let facts: AreaFacts | undefined;
  let takesShortcuts = false;
  const area = createArea({ send, calls, commands, listeners, facts: () => facts });

  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      const message = Object(data);
      if (message.refused) reject(new Error(String(message.refused)));
      if (message.answer) calls.settle(Object(message.answer));
      if (message.command) void commands.run(String(message.command));
      if (typeof message.path !== 'string') return;
      takesShortcuts = message.takesShortcuts === true;
      facts = { ...message, query: new URLSearchParams(message.query) } as AreaFacts;
      resolve(area);
      for (const listener of [...listeners]) listener();
    };
    // The next page in the frame must not use this connection.
    onUnload(() => {
      send('closed', true);
      port.close();
    });
    parent.postMessage({ [FRAME_MESSAGE]: { ready: true } }, origin, [port2]);
    if (height) {
      watchHeight((pixels) => send('height', pixels));
      showTargets();
    }
    forwardActivity(() => send('activity', true));
    forwardShortcuts(send, () => takesShortcuts);
  });
}

/** State that the members of an area share. */
interface Connection {
  send: Send;
  calls: ReturnType<typeof pendingCalls>;
  commands: ReturnType<typeof createFrameCommands>;
  listeners: Set<() => void>;
  facts(): AreaFacts | undefined;
}

/** Creates the area's interface; the facts are getters, so that they are always current. */
function createArea({ send, calls, commands, listeners, facts }: Connection): FrameArea {
  const actions: Omit<FrameArea, keyof AreaFacts> = {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (path, { replace = false } = {}) => send('navigate', { path, replace }),
    request: async (url, { signal, ...options } = {}) => {
      const body = encodeBody(options.body);
      // Not text, which the shell would encode again.
      if (typeof body === 'string') options.body = JSON.parse(body);
      return calls.call('request', { url, options }, signal);
    },
    notify: ({ kind, text }) => send('notify', { kind, text }),
    setTitle: (text) => send('setTitle', textOf(text)),
    setBadge: (text) => send('setBadge', textOf(text)),
    setCommands(list) {
      commands.replace(list);
      // Messages cannot contain functions: the shell sends the id of the chosen command.
      send(
        'setCommands',
        asJson(list.map(({ id, label, icon, keywords }) => ({ id, label, icon, keywords }))),
      );
    },
    // Copies: messages cannot contain the proxies of reactive libraries.
    setHighlights: (links) => send('setHighlights', asJson(links)),
    // As in the shell, which takes any value: untyped pages may pass a count.
    setDirty: (dirty) => send('setDirty', Boolean(dirty)),
    draft: {
      get: (key) => calls.call('draft', { act: 'get', key }),
      set: async (key, value) => calls.call('draft', { act: 'set', key, value: asJson(value) }),
      delete: (key) => calls.call('draft', { act: 'delete', key }),
    },
    signal: signalUntilUnload(),
  };
  const getters = FRAME_CONTEXT.map((fact) => [
    fact,
    { enumerable: true, get: () => facts()?.[fact] },
  ]);
  return Object.defineProperties(actions as FrameArea, Object.fromEntries(getters));
}

/** Converts any value to text. */
const textOf = (text: unknown) => (text == null ? undefined : String(text));

/** Returns a value as JSON keeps it. A message would not call `toJSON`. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text && JSON.parse(text);
}

/** Shortest time in ms between two reports of activity. */
const ACTIVITY_INTERVAL_MS = 1000;

/** Reports activity of the user in this page: its events do not reach the shell, which may log out idle users. */
function forwardActivity(report: () => void): void {
  let last = 0;
  const onActivity = ({ isTrusted }: Event) => {
    const now = Date.now();
    if (!isTrusted || Math.abs(now - last) < ACTIVITY_INTERVAL_MS) return;
    last = now;
    report();
  };
  for (const type of ACTIVITY_EVENTS)
    addEventListener(type, onActivity, { capture: true, passive: true });
}

/**
 * Sends the shortcuts of the shell that are pressed in this page, if the shell takes them. Keys that the page or
 * a field handles stay there.
 */
function forwardShortcuts(send: Send, takesShortcuts: () => boolean): void {
  addEventListener('keydown', (event) => {
    if (!takesShortcuts() || !isFrameShortcut(event) || !isFreeKey(event)) return;
    event.preventDefault();
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    send('shortcut', { key, code, altKey, ctrlKey, metaKey, shiftKey });
  });
}

/** Returns a signal that aborts when the page is unloaded: the frame is removed with its area. */
function signalUntilUnload(): AbortSignal {
  const controller = new AbortController();
  onUnload(() => controller.abort());
  return controller.signal;
}

/** Calls back when the page is unloaded. A page in the back/forward cache keeps working if it is shown again. */
function onUnload(callback: () => void): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) callback();
  });
}
