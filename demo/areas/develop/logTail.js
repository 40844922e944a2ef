import { isAborted } from '../kit/call.js';
import { number } from '../kit/dates.js';
import { h } from '../kit/dom.js';
import { messageOf } from '../kit/messageOf.js';

/** Interval in ms at which new lines are requested. */
const PAUSE = 2000;

/**
 * Creates the end of a log, to which new lines are added. It pauses while it is hovered or focused, so
 * that lines do not move while the user reads them.
 *
 * @param {object} options
 * @param {() => string} options.locale
 * @param {(after: string, signal: AbortSignal) => Promise<{deliveries: object[]}>} options.load the
 *   lines after one, oldest first
 * @returns {{element: HTMLElement, look: () => Promise<void>, end: () => void}}
 */
export function logTail({ locale, load }) {
  const ended = new AbortController();
  const state = h('p', { class: 'muted', role: 'status' }, 'Live');
  const list = h('ol', {});
  // The role `log` is on the parent, so that the list keeps its own role.
  const log = h(
    'div',
    {
      class: 'area-log',
      role: 'log',
      'aria-label': 'Deliveries',
      tabindex: '0',
      onmouseenter: tell,
      onmouseleave: goOn,
      onfocusin: tell,
      onfocusout: goOn,
    },
    list,
  );
  let last = '0';
  let timer;
  let looking;

  const held = () => log.matches(':hover, :focus, :focus-within');

  function tell() {
    state.textContent = held() ? 'Live updates paused while you read' : 'Live';
  }

  // At `focusout` the focus has not reached the next element yet.
  function goOn() {
    queueMicrotask(() => {
      tell();
      if (!held()) look();
    });
  }

  /** Requests new lines now. Parallel calls share one request. */
  function look() {
    clearTimeout(timer);
    looking ??= add().finally(() => {
      looking = undefined;
      if (!ended.signal.aborted) timer = setTimeout(look, PAUSE);
    });
    return looking;
  }

  async function add() {
    if (held()) return;
    try {
      const { deliveries } = await load(last, ended.signal);
      if (deliveries.length === 0) return tell();
      last = deliveries.at(-1).id;
      list.append(...deliveries.map((line) => lineOf(line, locale())));
      log.scrollTop = log.scrollHeight;
      tell();
    } catch (error) {
      if (isAborted(error) || ended.signal.aborted) return;
      state.textContent = `${messageOf(error)} Trying again.`;
    }
  }

  look();
  return {
    element: h('section', {}, h('h3', {}, 'Log'), log, state),
    look,
    end() {
      clearTimeout(timer);
      ended.abort();
    },
  };
}

function lineOf({ at, event, status, milliseconds }, locale) {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return h(
    'li',
    { 'data-status': status < 400 ? 'good' : 'bad' },
    h('time', { datetime: at }, time.format(new Date(at))),
    h('span', {}, event),
    h('strong', {}, String(status)),
    h('span', { class: 'muted' }, `${number(milliseconds, locale)} ms`),
  );
}
