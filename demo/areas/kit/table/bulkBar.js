import { isAborted } from '../call.js';
import { h } from '../dom.js';
import { guardAgainstDoubleClick } from '../guardAgainstDoubleClick.js';
import { messageOf } from '../messageOf.js';

/**
 * Creates the bar of actions on the chosen rows. It is hidden while no row is chosen. After an action has
 * failed, also for some of the rows, the bar shows why and offers its actions again; the rows that failed stay
 * chosen. It also offers them again when the number of chosen rows changes while it asks for confirmation.
 *
 * @param {object} options
 * @param {{label: string, act: (rows: object[]) => Promise<{row: object, why: string}[] | void>,
 *   danger?: boolean}[]} options.bulk `act` returns the rows that failed
 * @param {(row: object) => string} options.rowName
 * @param {() => object[]} options.chosen
 * @param {() => number} [options.unseen] number of chosen rows that are not shown
 * @param {(rows: object[]) => void} options.choose
 * @param {() => void} options.focusRows called when the bar is hidden while it has the focus
 * @param {(text: string) => void} options.warn shows why an action failed after its page was left
 */
export function bulkBar({ bulk, rowName, chosen, unseen = () => 0, choose, focusRows, warn }) {
  const count = h('span', { role: 'status' });
  const buttons = h('div', { class: 'area-actions' });
  const problem = h('div', { role: 'alert', class: 'area-wrong' });
  const element = h('div', { class: 'area-bulk', hidden: true }, count, buttons, problem);
  let running = false;
  /** Number of rows in the question that is shown. */
  let asked;

  const quietButton = (label, act) => {
    const onclick = () => running || act();
    return h('button', { type: 'button', class: 'quiet', onclick }, label);
  };
  const showActions = () => {
    asked = undefined;
    buttons.replaceChildren(
      ...bulk.map(actionButton),
      quietButton('Clear selection', () => choose([])),
    );
    showRunning();
  };
  const actionButton = (action) =>
    h(
      'button',
      {
        type: 'button',
        class: action.danger ? 'quiet danger-outline' : 'quiet',
        onclick: ({ currentTarget }) =>
          action.danger ? askForConfirmation(action) : run(action, currentTarget),
      },
      action.label,
    );

  /** Asks for confirmation of a destructive action. Cancel has the focus. */
  function askForConfirmation(action) {
    if (running) return;
    problem.textContent = '';
    asked = chosen().length;
    const confirm = h(
      'button',
      { type: 'button', class: 'danger' },
      `${action.label} ${asked} now`,
    );
    guardAgainstDoubleClick(confirm, () => run(action, confirm));
    const cancel = quietButton('Cancel', () => {
      showActions();
      focusAction(action);
    });
    buttons.replaceChildren(confirm, cancel);
    cancel.focus();
  }

  const focusAction = (action) => buttons.children[bulk.indexOf(action)].focus();

  /** Disables the buttons while an action is running. */
  function showRunning() {
    for (const one of buttons.children) one.ariaDisabled = running ? 'true' : null;
  }

  async function run(action, button) {
    if (running) return;
    running = true;
    button.ariaBusy = 'true';
    showRunning();
    problem.textContent = '';
    const rows = chosen();
    try {
      const failed = (await action.act(rows)) ?? [];
      choose(failed.map(({ row }) => row));
      if (failed.length > 0) showFailure(action, summaryOf(failed, rows.length, rowName));
    } catch (error) {
      showFailure(action, isAborted(error) ? [] : [messageOf(error)]);
    } finally {
      running = false;
      button.ariaBusy = null;
      showRunning();
    }
  }

  /** Offers the actions again. If the focus is in the bar, it moves to the failed action. */
  function showFailure(action, lines) {
    if (!element.isConnected && lines.length > 0) warn?.(lines.join(' '));
    const inside = buttons.contains(document.activeElement);
    showActions();
    if (inside) focusAction(action);
    problem.replaceChildren(...lines.map((line) => h('p', {}, line)));
  }

  return {
    element,
    show() {
      const rows = chosen().length;
      const hidden = rows === 0;
      const inside = element.contains(document.activeElement);
      if (hidden !== element.hidden) {
        problem.textContent = '';
        showActions();
      } else if (asked !== undefined && asked !== rows && !running) showActions();
      element.hidden = hidden;
      if (hidden && inside) focusRows();
      count.textContent = hidden ? '' : countText(rows, unseen());
    },
  };
}

/** Returns which rows failed, with the names of those that failed for the same reason in one line. */
function summaryOf(failed, count, rowName) {
  const whys = [...new Set(failed.map(({ why }) => why))];
  const namesOf = (reason) =>
    failed.filter(({ why }) => why === reason).map(({ row }) => rowName(row));
  return [
    `${failed.length} of ${count} failed:`,
    ...whys.map((why) => `${namesOf(why).join(', ')}: ${why}`),
  ];
}

const countText = (rows, unseen) =>
  unseen > 0 ? `${rows} selected, ${unseen} not shown on this page` : `${rows} selected`;
