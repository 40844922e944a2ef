import { connection } from 'next/server';
import { Suspense } from 'react';
import { Office } from './office';

/** Rendered for each request: the page arrives first, the number of open orders follows in the same answer. */
export default async function Page() {
  await connection();
  return (
    <Office>
      <Suspense fallback="…">
        <OpenOrders />
      </Suspense>
    </Office>
  );
}

async function OpenOrders() {
  const count = await countOrders();
  return <span>{count} open orders</span>;
}

/** In place of a query of your database. */
function countOrders() {
  return new Promise<number>((resolve) => {
    setTimeout(() => resolve(2), 300);
  });
}
