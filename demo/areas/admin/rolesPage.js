import { CONFLICT, call, isAborted } from '../kit/call.js';
import { h } from '../kit/dom.js';
import { focusHeading } from '../kit/focusHeading.js';
import { refusalOf } from '../kit/messageOf.js';
import { failed, loading } from '../kit/states.js';
import { workOf } from '../kit/unsavedWork.js';
import { visiblePage } from '../kit/visiblePages.js';
import { AREAS, ROLES } from './accounts.js';
import { adminTabs } from './adminTabs.js';
import { boxOf, differences, matrixTable, sees } from './matrixTable.js';

const MATRIX = '/api/world/admin/roles';

/** Key of the draft that keeps changed boxes. */
const DRAFT = 'roles';

/** Creates the matrix of roles and areas, with a button to save it. */
export function rolesPage(area) {
  area.setTitle('Roles and areas');
  const visit = new AbortController();
  const place = h('div', {}, loading());
  const element = h(
    'div',
    {},
    adminTabs('#/admin/roles'),
    h('h2', {}, 'Roles and areas'),
    h(
      'p',
      { class: 'muted' },
      'Changes take effect immediately; menus update at the next sign-in. Only administrators can open Admin.',
    ),
    place,
  );
  const shownNow = visiblePage(MATRIX, load);

  async function load() {
    try {
      const matrix = await call(area, MATRIX, { signal: visit.signal });
      const page = { signal: visit.signal, reload: shownNow.reload };
      if (!visit.signal.aborted) show(matrixForm(area, matrix, page));
    } catch (error) {
      if (!visit.signal.aborted && !isAborted(error)) show(failed(error, load));
    }
  }

  /** Replaces the content. If the focus is in it, it moves to the heading. */
  function show(content) {
    const inside = place.contains(document.activeElement);
    place.replaceChildren(content);
    if (inside) focusHeading(element);
  }
  load();

  return {
    element,
    leave() {
      visit.abort();
      shownNow.leave();
      // The draft is kept, so a confirmation is needed only when the area or the page is left.
      workOf(area).setUnsaved(DRAFT, false);
    },
  };
}

/** Returns the stored draft, unless it has another format: the wanted matrix and the one that it is based on. */
function readDraft(area) {
  const draft = workOf(area).draftOf(DRAFT);
  const isMatrix = (matrix) => ROLES.every(([role]) => Array.isArray(matrix?.[role]));
  return isMatrix(draft?.wanted) && isMatrix(draft?.seen) ? draft : undefined;
}

function matrixForm(area, matrix, { signal, reload }) {
  const draft = readDraft(area) ?? { wanted: matrix, seen: matrix };
  const boxes = ROLES.map(([role]) =>
    AREAS.map(([name, label]) => boxOf(draft.wanted, role, name, label)),
  );
  const problem = h('div', { role: 'alert' });
  const save = h('button', { type: 'submit', 'aria-disabled': 'true' }, 'Save');
  const wanted = () =>
    Object.fromEntries(
      ROLES.map(([role], row) => [
        role,
        AREAS.filter((_, column) => boxes[row][column].checked).map(([name]) => name),
      ]),
    );
  let { seen } = draft;
  let saving = false;

  /** Enables the button and marks the area as dirty if a box is changed. Returns whether one is. */
  const updateDirty = () => {
    const dirty = differences(seen, wanted()).length > 0;
    save.ariaDisabled = String(saving || !dirty);
    workOf(area).setUnsaved(DRAFT, dirty);
    return dirty;
  };
  const changed = () => {
    const dirty = updateDirty();
    workOf(area).setDraft(DRAFT, dirty ? { wanted: wanted(), seen } : undefined);
    return dirty;
  };
  /** Continues with what someone else has saved: boxes that were not changed here become theirs. */
  const rebase = (theirs) => {
    const before = seen;
    seen = theirs;
    ROLES.forEach(([role], row) => {
      AREAS.forEach(([name], column) => {
        const box = boxes[row][column];
        if (box.checked === sees(before, role, name)) box.checked = sees(theirs, role, name);
      });
    });
  };
  const submit = async (event) => {
    event.preventDefault();
    if (save.ariaDisabled === 'true') return;
    saving = true;
    save.ariaBusy = 'true';
    save.ariaDisabled = 'true';
    problem.replaceChildren();
    try {
      const body = { matrix: wanted(), seen };
      seen = await workOf(area).sendDraft(DRAFT, () => call(area, MATRIX, { method: 'PUT', body }));
      area.notify({ kind: 'success', text: 'Roles and areas saved.' });
      if (signal.aborted) reload();
      else changed();
    } catch (error) {
      if (isAborted(error)) return;
      if (signal.aborted) {
        const text = `Roles and areas were not saved: ${refusalOf(error)}`;
        area.notify({ kind: 'error', text });
        reload();
        return;
      }
      let text = refusalOf(error);
      if (error.code === CONFLICT) {
        text += ` ${differences(seen, error.data).join(', ')}.`;
        rebase(error.data);
        if (changed()) text += ' Your own edits are kept. Save again to apply them.';
      }
      problem.replaceChildren(h('p', { class: 'area-wrong' }, text));
    } finally {
      saving = false;
      save.ariaBusy = null;
      if (!signal.aborted) updateDirty();
    }
  };

  updateDirty();
  return h(
    'form',
    { onsubmit: submit, onchange: changed },
    h('div', { class: 'area-table' }, matrixTable(boxes)),
    problem,
    h('div', { class: 'area-actions' }, save),
  );
}
