import type { AreaContext, Highlight, Toast } from '../../../store/areas/areaSources';
import { FRAME_CONTEXT, FRAME_MESSAGE } from '../../../store/areas/frameProtocol';
import { warnOnce } from '../../../store/element/warnOnce';
import type { Command } from '../../../store/lists/commands';
import { answerFrame } from './answerFrame';
import { hideUntilLoaded } from './hideUntilLoaded';
import { throttle } from './throttle';

/** Minimum time in ms between two route changes by a framed page. */
const NAVIGATE_INTERVAL_MS = 100;
/** Maximum height of a frame in px. */
const MAX_HEIGHT = 20_000;
/*
 * Limits for the messages of a framed page. It may run in a process of its own: without limits, a message
 * of millions of characters would freeze the host page only.
 */
/** Maximum length of a text in characters. */
const MAX_TEXT = 1000;
/** Maximum length in characters of each text in a list. */
const MAX_LABEL = 200;
/** Maximum length of a path in characters. */
const MAX_PATH = 8000;
/** Maximum number of commands, and of highlights. */
const MAX_LIST_ENTRIES = 50;

/** Source of an area in a frame. */
export interface FrameSource {
  /** URL of the page, resolved against `document.baseURI`. */
  iframe: string;
  /** Whether the page may send requests to the server through the shell. */
  requests?: boolean;
}

/**
 * Mounts a page in a sandboxed frame. The page may run scripts, forms, popups and downloads. It keeps
 * its own origin only if that differs from the host page's: a page of the same origin could remove its
 * own sandbox.
 *
 * The page connects by sending one end of a MessageChannel. The port belongs to the document that
 * created it: one document may connect per visit, and the next page in the frame is refused.
 * @returns a cleanup function, once the page has loaded or connected
 * @throws (rejects) TypeError for an address that is not http(s)
 */
export async function mountFrame(source: FrameSource, container: HTMLElement, area: AreaContext) {
  const url = new URL(source.iframe, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) {
    throw new TypeError(`"${source.iframe}" is not an http(s) address for a frame.`);
  }
  const foreign = url.origin !== window.origin;
  const frame = createFrame(url, foreign);
  const { loaded, show } = hideUntilLoaded(frame, area.signal);
  // A sandboxed page of the host's origin has an opaque origin: its messages come from "null".
  const origin = foreign ? url.origin : 'null';
  let port: MessagePort | undefined;

  function connect({ source: sender, origin: from, data, ports: [offered] }: MessageEvent) {
    if (sender !== frame.contentWindow || from !== origin || !offered) return;
    if (fields(fields(data)[FRAME_MESSAGE]).ready !== true) return;
    if (port) {
      offered.postMessage({ refused: 'Another page of this frame is connected already.' });
      return;
    }
    port = offered;
    port.onmessage = (event) => dispatch(event.data);
    sendFacts();
    show();
  }

  function sendFacts() {
    const facts = Object.fromEntries(FRAME_CONTEXT.map((fact) => [fact, area[fact]]));
    const user = foreign ? publicFacts(area.user) : area.user;
    port?.postMessage({ ...facts, user, query: area.query.toString() });
  }

  const answers = answerFrame(area, source.requests === true && !foreign, (answer) =>
    port?.postMessage({ answer }),
  );
  const navigation = throttle(NAVIGATE_INTERVAL_MS, (value: Record<string, unknown>) =>
    navigate(area, value),
  );
  const handlers = new Map<string, (value: unknown) => void>([
    ['navigate', (value) => navigation.call(fields(value))],
    ['notify', (value) => notify(area, fields(value))],
    ['setTitle', (text) => area.setTitle(textOrNone(text))],
    ['setBadge', (text) => area.setBadge(textOrNone(text))],
    [
      'setCommands',
      (list) => area.setCommands(commandsOf(list, (id) => port?.postMessage({ command: id }))),
    ],
    [
      'setHighlights',
      (links) => area.setHighlights(limited(links).map(cutTexts) as unknown as Highlight[]),
    ],
    ['setDirty', (dirty) => area.setDirty(dirty === true)],
    ['request', (value) => answers.request(fields(value))],
    ['cancel', answers.cancel],
    ['draft', (value) => answers.draft(fields(value))],
    ['height', (value) => setHeight(frame, value)],
  ]);
  function dispatch(message: unknown) {
    for (const [name, value] of Object.entries(fields(message))) handlers.get(name)?.(value);
  }

  addEventListener('message', connect);
  const unsubscribe = area.subscribe(sendFacts);
  container.append(frame);
  await loaded;
  return () => {
    removeEventListener('message', connect);
    port?.close();
    navigation.cancel();
    unsubscribe();
    frame.remove();
  };
}

function createFrame(url: URL, foreign: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const keepOrigin = foreign ? ' allow-same-origin' : '';
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-modals allow-downloads${keepOrigin}`,
  );
  frame.style.cssText = 'display:block;width:100%;height:100%;min-height:480px;border:0';
  frame.src = url.href;
  return frame;
}

/** Reduces the user record to the fields that a page of another origin may see. */
function publicFacts(user: AreaContext['user']): AreaContext['user'] {
  return user && Object.freeze({ Name: user.Name, Role: user.Role });
}

function setHeight(frame: HTMLIFrameElement, pixels: unknown): void {
  if (typeof pixels !== 'number' || !(pixels > 0)) return;
  frame.style.height = `${Math.min(pixels, MAX_HEIGHT)}px`;
}

function navigate(area: AreaContext, { path, replace }: Record<string, unknown>): void {
  if (typeof path !== 'string') return;
  if (path.length <= MAX_PATH) area.navigate(path, { replace: replace === true });
  else warnOnce(`a framed page navigates to a path of more than ${MAX_PATH} characters: ignored.`);
}

function notify(area: AreaContext, { kind, text }: Record<string, unknown>): void {
  const shown = textOrNone(text);
  if (shown !== undefined) area.notify({ kind: kind as Toast['kind'], text: shown });
}

/** Returns the commands of a framed page; running one sends its id back to the page. */
function commandsOf(list: unknown, run: (id: string) => void): Command[] {
  return limited(list).map((one) => {
    const { id, label, icon, keywords } = cutTexts(one);
    const command = { id, label, icon, keywords } as Omit<Command, 'run'>;
    return { ...command, run: () => run(String(id)) };
  });
}

/** Cuts the texts of an entry, but not its id and its link, which would become others. */
function cutTexts(one: unknown): Record<string, unknown> {
  const { id, link, ...texts } = fields(one);
  const cut = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, MAX_LABEL) : value,
  ]);
  return { id, link, ...Object.fromEntries(cut) };
}

const limited = (list: unknown) => (Array.isArray(list) ? list.slice(0, MAX_LIST_ENTRIES) : []);
const fields = (value: unknown) => Object(value) as Record<string, unknown>;
const textOrNone = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined;
