import { busyWhile } from '../kit/busyWhile.js';
import { call, NOT_FOUND } from '../kit/call.js';
import { breakable, h, stateLabel } from '../kit/dom.js';
import { mayEdit } from '../kit/mayEdit.js';
import { messageOf } from '../kit/messageOf.js';
import { createPage } from '../kit/page.js';
import { logTail } from './logTail.js';

const WEBHOOKS = '/api/world/webhooks';

/** Creates the page of a webhook: its state, a test button, and the log of its deliveries. */
export function logPage(area, id) {
  area.setTitle('Webhook');
  return createPage({
    name: `${WEBHOOKS}/${id}`,
    back: '#/develop/webhooks',
    backLabel: 'Webhooks',
    async load(signal) {
      const { webhooks } = await call(area, WEBHOOKS, { signal });
      const webhook = webhooks.find((one) => String(one.id) === id);
      if (!webhook) throw Object.assign(new Error('Webhook not found.'), { code: NOT_FOUND });
      return webhook;
    },
    show(webhook, { onLeave }) {
      const tail = logTail({
        locale: () => area.locale,
        load: (after, signal) =>
          call(area, `${WEBHOOKS}/${webhook.id}/deliveries?after=${after}`, { signal }),
      });
      onLeave(tail.end);
      const test = async () => {
        try {
          await call(area, `${WEBHOOKS}/${webhook.id}/test`, { method: 'POST' });
          await tail.look();
        } catch (error) {
          area.notify({ kind: 'warning', text: messageOf(error) });
        }
      };
      const onclick = ({ currentTarget }) => busyWhile(currentTarget, test);
      const state = webhook.paused
        ? stateLabel('paused', 'Paused')
        : stateLabel('running', 'Active');
      return [
        h(
          'div',
          { class: 'area-head' },
          h('h2', { class: 'area-address' }, breakable(webhook.address)),
          state,
        ),
        mayEdit(area) &&
          h(
            'div',
            { class: 'area-actions area-test' },
            h('button', { type: 'button', onclick }, 'Send test'),
            NOTE(),
          ),
        tail.element,
      ];
    },
  });
}

/** Note that the demo sends no requests. */
const NOTE = () => h('span', { class: 'muted' }, 'Demo only: the request is logged but not sent.');
