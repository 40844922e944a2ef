const orders = [
  { id: '1001', customer: 'Baltic Timber' },
  { id: '1002', customer: 'Northern Salt' },
];

/** Fills the area Workspace: a list of orders, and a page for each. */
export function mount(container, area) {
  const show = () => {
    const order = orders.find(({ id }) => area.path === `/${id}`);
    container.replaceChildren(...(order ? orderPage(order) : listPage()));
  };
  area.subscribe(show);
  show();
}

function listPage() {
  const list = create('ul');
  for (const { id } of orders) {
    const item = create('li');
    item.append(create('a', { href: `#/workspace/${id}`, textContent: `Order ${id}` }));
    list.append(item);
  }
  return [create('h2', { textContent: 'Orders' }), list];
}

function orderPage({ id, customer }) {
  return [
    create('h2', { textContent: `Order ${id}` }),
    create('p', { textContent: customer }),
    create('backoffice-date-picker', { label: 'Delivery', accent: 'brand' }),
  ];
}

const create = (tag, properties) => Object.assign(document.createElement(tag), properties);
