import { call } from './call.js';
import { changeEach, notifyFailure } from './changeEach.js';
import { mayEdit } from './mayEdit.js';

/**
 * Creates the menu of a site or an application in a list.
 *
 * @param area the context of the area
 * @param {{page: string, list: string, reload: () => Promise<void>}} options the area of its page, and
 *   where the server lists them
 */
export function stateMenu(area, { page, list, reload }) {
  return (thing) => [
    { label: 'Open', href: `#/${page}/${thing.id}` },
    mayEdit(area) &&
      stateAction(thing, (state) =>
        notifyFailure(area, setState(area, [thing], { list, state, reload })),
      ),
  ];
}

const stateAction = ({ state }, act) =>
  state === 'running'
    ? { label: 'Pause', act: () => act('paused') }
    : { label: 'Set to running', act: () => act('running') };

/** Returns the bulk actions on sites or applications, which only editors have. */
export function bulkStateActions(area, { list, reload }) {
  if (!mayEdit(area)) return undefined;
  const act = (state) => (things) => setState(area, things, { list, state, reload });
  return [
    { label: 'Set to running', act: act('running') },
    { label: 'Pause', act: act('paused') },
  ];
}

/**
 * Changes the state of several objects, based on their current revisions. Skips those already in that state. Returns
 * those that were not changed.
 */
async function setState(area, things, { list, state, reload }) {
  const changed = [];
  const failed = await changeEach(area, things, async ({ id, name }) => {
    const url = `${list}/${encodeURIComponent(id)}`;
    const { revision, state: before } = await call(area, url);
    if (before === state) return;
    await call(area, url, { method: 'PATCH', body: { state, revision } });
    changed.push(name);
  });
  const text = `${changed.length === 1 ? changed[0] : changed.length} set to ${state}`;
  if (changed.length > 0) area.notify({ kind: 'success', text });
  await reload();
  return failed;
}
