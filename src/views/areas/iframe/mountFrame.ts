import type { AreaContext, Toast } from '../../../store/areas/areaTypes';
import { FRAME_CONTEXT, FRAME_MESSAGE } from '../../../store/areas/frames/frameProtocol';
import { warnOnce } from '../../../store/browser/warnOnce';
import { reportActivity } from '../../../store/session/watch/activity';
import { answerFrame } from './answerFrame';
import { commandCalls } from './commandCalls';
import { createFrame } from './createFrame';
import { type FrameSource, requestBan, userForOtherOrigin } from './frameRights';
import { hideUntilLoaded } from './hideUntilLoaded';
import {
  dispatchMessage,
  limitCommands,
  limitHighlights,
  MAX_PATH_LENGTH,
  readFields,
  readText,
} from './limitMessages';
import { paceMessages } from './paceMessages';
import { replayShortcut } from './replayShortcut';
import { throttle } from './throttle';

/** Minimum time in ms between two route changes by a framed page. */
const NAVIGATE_INTERVAL_MS = 100;
/** Maximum number of refusals sent within REFUSALS_MS; further connection attempts get no answer. */
const MAX_REFUSALS = 10;
/** Time in ms in which refusals are counted. */
const REFUSALS_MS = 10_000;
/** Time in ms above which reading a message to the window took long. */
const LONG_READ_MS = 10;
/** After such a message, further ones are ignored for this many times as long. */
const DEAF_FACTOR = 10;
/** Height of a frame, and of its container, whose page reports none: they fill the pane. */
const FILL = '100%';
/** Maximum height of a frame in px. */
const MAX_HEIGHT = 20_000;

/**
 * Mounts a page in a sandboxed frame. The page may run scripts, forms, popups and downloads. It keeps
 * its own origin only if that differs from the host page's: a page of the same origin could remove its
 * own sandbox.
 *
 * The page connects by sending one end of a MessageChannel. The port belongs to the document that
 * created it: one document may connect per visit, and the next page in the frame is refused.
 * @param onLost called when the connected page is lost: its frame was moved in the DOM and got a new window, or the user
 * goes to another path of the area after a link in the frame has left the page
 * @returns a cleanup function, once the page has loaded or connected
 * @throws (rejects) TypeError for an address that is not http(s)
 */
export async function mountFrame(
  source: FrameSource,
  container: HTMLElement,
  area: AreaContext,
  onLost: () => void,
) {
  const url = new URL(source.iframe, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) {
    throw new TypeError(`"${source.iframe}" is not an http(s) address for a frame.`);
  }
  const foreign = url.origin !== window.origin;
  const frame = createFrame(url, foreign);
  const { loaded, show } = hideUntilLoaded(frame, area.signal);
  // A sandboxed page of the host's origin has an opaque origin: its messages come from "null".
  const origin = foreign ? url.origin : 'null';
  const ban = requestBan(source, foreign);
  let port: MessagePort | undefined;
  /** Window of the connected page. A page that loads later in the frame has the same one. */
  let connected: Window | null;
  let refusals = 0;
  /** Time until which messages to the window are ignored. */
  let deafUntil = 0;
  /** The address in the area at which the connected page was left, by a link in the frame. */
  let leftAt: string | undefined;
  const isLost = () => port !== undefined && frame.contentWindow !== connected;
  frame.addEventListener('load', () => isLost() && onLost());

  function connect(event: MessageEvent) {
    const [offered] = event.ports;
    // Both are null while the frame is out of the document.
    const isOwn = event.source !== null && event.source === frame.contentWindow;
    if (!isOwn || event.origin !== origin || !offered) return;
    if (port && !isLost() && refusals >= MAX_REFUSALS) return;
    const before = performance.now();
    if (before < deafUntil) return;
    // Only now: the browser decodes `data` when it is first read, which takes long for a huge message.
    const isReady = readFields(readFields(event.data)[FRAME_MESSAGE]).ready === true;
    const now = performance.now();
    if (now - before > LONG_READ_MS) deafUntil = now + (now - before) * DEAF_FACTOR;
    if (!isReady) return;
    if (isLost()) return onLost();
    if (port) {
      refusals += 1;
      setTimeout(() => {
        refusals -= 1;
      }, REFUSALS_MS);
      offered.postMessage({ refused: 'Another page of this frame is connected already.' });
      return;
    }
    port = offered;
    connected = frame.contentWindow;
    // Browsers decode `data` when it is first read: messages that are dropped cost little.
    port.onmessage = messages.receive;
    sendContext();
    show();
  }

  function sendContext() {
    const context = Object.fromEntries(FRAME_CONTEXT.map((name) => [name, area[name]]));
    const user = foreign ? userForOtherOrigin(area.user) : area.user;
    port?.postMessage({ ...context, user, query: area.query.toString(), takesShortcuts: !ban });
  }

  const answers = answerFrame(area, ban, (answer) => port?.postMessage({ answer }));
  const navigation = throttle(NAVIGATE_INTERVAL_MS, (value: Record<string, unknown>) =>
    navigate(area, value),
  );
  const commands = commandCalls((id) => port?.postMessage({ command: id }));
  const handlers = new Map<string, (value: unknown) => void>([
    ['navigate', (value) => navigation.call(readFields(value))],
    ['notify', (value) => notify(area, readFields(value))],
    ['setTitle', (text) => area.setTitle(readText(text))],
    ['setBadge', (text) => area.setBadge(readText(text))],
    ['setCommands', (list) => area.setCommands(limitCommands(list, (id) => commands.run(id)))],
    ['commandFailed', commands.fail],
    ['activity', reportActivity],
    // Only from a page that may act for the user anyway: with the focus taken by a script, others could
    // open the search again and again, or divert what the user types in the host page.
    ['shortcut', (value) => !ban && replayShortcut(frame, readFields(value))],
    [
      'setHighlights',
      (links) => area.setHighlights(limitHighlights(links, foreign ? url.origin : undefined)),
    ],
    ['setDirty', (dirty) => area.setDirty(dirty === true)],
    ['request', (value) => answers.request(readFields(value))],
    ['cancel', answers.cancel],
    ['draft', (value) => answers.draft(readFields(value))],
    ['height', (value) => setHeight(frame, value)],
    [
      'closed',
      () => {
        clearPage(area);
        leftAt = addressIn(area);
      },
    ],
  ]);
  const messages = paceMessages(({ data }: MessageEvent) => dispatchMessage(handlers, data));
  addEventListener('message', connect);
  const unsubscribe = area.subscribe(() => {
    // The page that is in the frame now cannot follow.
    if (leftAt !== undefined && leftAt !== addressIn(area)) onLost();
    else sendContext();
  });
  container.append(frame);
  await loaded;
  // Not before: the skeleton is in the same pane. A page may have reported its height already.
  if (frame.style.height === FILL) container.style.height = FILL;
  return () => {
    removeEventListener('message', connect);
    port?.close();
    messages.cancel();
    navigation.cancel();
    unsubscribe();
    frame.remove();
  };
}

const addressIn = ({ path, query }: AreaContext) => `${path}?${query}`;

/** Removes what a page has shown in the shell: it cannot save its work or run its commands any more. */
function clearPage(area: AreaContext): void {
  area.setDirty(false);
  area.setCommands([]);
  area.setTitle(undefined);
}

function setHeight(frame: HTMLIFrameElement, pixels: unknown): void {
  if (typeof pixels !== 'number' || !(pixels > 0)) return;
  frame.style.height = `${Math.min(pixels, MAX_HEIGHT)}px`;
  if (frame.parentElement) frame.parentElement.style.height = '';
}

function navigate(area: AreaContext, { path, replace }: Record<string, unknown>): void {
  if (typeof path !== 'string') return;
  if (path.length <= MAX_PATH_LENGTH) area.navigate(path, { replace: replace === true });
  else
    warnOnce(
      `a framed page navigates to a path of more than ${MAX_PATH_LENGTH} characters: ignored.`,
    );
}

function notify(area: AreaContext, { kind, text }: Record<string, unknown>): void {
  const shown = readText(text);
  if (shown !== undefined) area.notify({ kind: kind as Toast['kind'], text: shown });
}
