import { busyWhile } from '../../busyWhile.js';
import { h } from '../../dom.js';
import { popupButton } from '../../popup.js';

/**
 * Creates the menu of a row.
 *
 * @param {string} name the row's
 * @param {{label: string, href?: string, act?: () => Promise<unknown>, danger?: boolean}[]} actions
 */
export function rowMenu(name, actions) {
  if (actions.length === 0) return undefined;
  return popupButton({
    name: `Actions for ${name}`,
    label: '⋯',
    className: 'plain',
    role: 'menu',
    content: (close) =>
      actions.map(({ label, href, act, danger }) => {
        const facts = { role: 'menuitem', class: danger && 'danger-item' };
        if (href) return h('a', { ...facts, href, onclick: close }, label);
        const press = ({ currentTarget }) => {
          close();
          busyWhile(currentTarget, act);
        };
        return h('button', { ...facts, type: 'button', onclick: press }, label);
      }),
  });
}
