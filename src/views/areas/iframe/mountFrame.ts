import type { AreaContext, Toast } from '../../../store/areas/areaSources';
import { FRAME_FACTS, FRAME_MESSAGE } from '../../../store/areas/frameProtocol';
import { frameCalls } from './frameCalls';

/** A frame moves the shell once in so many ms. */
const PAUSE = 100;
/** A frame is never higher than this, in px, whatever its page says. */
const MAX_HEIGHT = 20_000;

/**
 * Shows a page in a sandboxed frame. It may run scripts, forms, popups and downloads; it keeps its own
 * origin only where that is not ours, since a page of our origin could take its sandbox away.
 */
export function mountFrame(address: string, container: HTMLElement, area: AreaContext) {
  const url = new URL(address, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError(`"${address}" is no page for a frame.`);
  const foreign = url.origin !== window.origin;
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-modals allow-downloads${foreign ? ' allow-same-origin' : ''}`,
  );
  frame.style.cssText = 'display:block;width:100%;height:100%;min-height:480px;border:0';
  frame.src = url.href;
  // A page of our own origin in a sandbox has none: its messages come from "null".
  const origin = foreign ? url.origin : 'null';
  let height = 0;

  // In a sandbox every page says "null": what our page was followed by may not act for the person.
  let pages = 0;
  frame.addEventListener('load', () => {
    pages += 1;
  });

  const send = (message: object) =>
    frame.contentWindow?.postMessage({ [FRAME_MESSAGE]: message }, foreign ? origin : '*');
  const tell = () => {
    const facts = Object.fromEntries(FRAME_FACTS.map((fact) => [fact, area[fact]]));
    send({ ...facts, query: area.query.toString() });
  };
  const calls = frameCalls(
    area,
    () => !foreign && pages <= 1,
    (answer) => send({ answer }),
  );

  const go = lastWins((value: Record<string, unknown>) => navigate(area, value));

  const heard = new Map<string, (value: unknown) => void>([
    ['ready', tell],
    ['navigate', (value) => go.to(fields(value))],
    ['notify', (value) => notify(area, fields(value))],
    ['setTitle', (text) => area.setTitle(asText(text))],
    ['setBadge', (text) => area.setBadge(asText(text))],
    ['setDirty', (dirty) => area.setDirty(dirty === true)],
    ['request', (value) => calls.request(fields(value))],
    ['cancel', calls.cancel],
    ['draft', (value) => calls.draft(fields(value))],
    [
      'height',
      (value) => {
        if (typeof value !== 'number' || !(value > 0) || value === height) return;
        height = Math.min(value, MAX_HEIGHT);
        frame.style.height = `${height}px`;
      },
    ],
  ]);

  function listen({ source, origin: sender, data }: MessageEvent) {
    if (source !== frame.contentWindow || sender !== origin) return;
    for (const [act, value] of Object.entries(fields(fields(data)[FRAME_MESSAGE])))
      heard.get(act)?.(value);
  }

  addEventListener('message', listen);
  const unsubscribe = area.subscribe(tell);
  container.append(frame);
  return () => {
    removeEventListener('message', listen);
    go.end();
    unsubscribe();
    frame.remove();
  };
}

/** Does at once what is said first, then each time what was said last: a flood must not freeze the shell. */
function lastWins<Value>(act: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: Value | undefined;
  const next = () => {
    timer = undefined;
    if (due !== undefined) to(due);
  };
  function to(value: Value) {
    due = timer === undefined ? undefined : value;
    if (due !== undefined) return;
    timer = setTimeout(next, PAUSE);
    act(value);
  }
  return { to, end: () => clearTimeout(timer) };
}

function navigate(area: AreaContext, { path, replace }: Record<string, unknown>): void {
  if (typeof path === 'string') area.navigate(path, { replace: replace === true });
}

function notify(area: AreaContext, { kind, text }: Record<string, unknown>): void {
  if (typeof text === 'string') area.notify({ kind: kind as Toast['kind'], text });
}

const fields = (value: unknown) => Object(value) as Record<string, unknown>;
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
