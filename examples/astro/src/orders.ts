import type { AreaModule } from 'backoffice-elements/area';

const orders = [
  { id: '1001', customer: 'Baltic Timber' },
  { id: '1002', customer: 'Northern Salt' },
];

/** Fills the area Workspace: a list of orders, and a page for each. */
export const mount: AreaModule['mount'] = (container, area) => {
  const show = () => {
    const order = orders.find(({ id }) => area.path === `/${id}`);
    if (order)
      container.replaceChildren(element('h2', `Order ${order.id}`), element('p', order.customer));
    else container.replaceChildren(element('h2', 'Orders'), orderList());
  };
  area.subscribe(show);
  show();
};

function orderList() {
  const list = document.createElement('ul');
  for (const { id } of orders) {
    const link = element('a', `Order ${id}`);
    link.href = `#/workspace/${id}`;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  return Object.assign(document.createElement(tag), { textContent: text });
}
