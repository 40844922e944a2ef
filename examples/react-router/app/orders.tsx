import type { AreaContext, AreaModule } from 'backoffice-elements/area';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const orders = [
  { id: '1001', customer: 'Baltic Timber' },
  { id: '1002', customer: 'Northern Salt' },
];

/** Mounts the area in an element of the page; the shell calls the returned function on leaving. */
export const mount: AreaModule['mount'] = (container, area) => {
  const root = createRoot(container);
  root.render(<Orders area={area} />);
  return () => root.unmount();
};

function Orders({ area }: { area: AreaContext }) {
  const path = useSyncExternalStore(area.subscribe, () => area.path);
  const order = orders.find(({ id }) => path === `/${id}`);
  if (order) {
    return (
      <>
        <h2>Order {order.id}</h2>
        <p>{order.customer}</p>
        <button type="button" onClick={() => area.navigate('/workspace')}>
          All orders
        </button>
      </>
    );
  }
  return (
    <>
      <h2>Orders</h2>
      <ul>
        {orders.map(({ id }) => (
          <li key={id}>
            <a href={`#/workspace/${id}`}>Order {id}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
