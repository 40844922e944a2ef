import { BackofficeShell } from 'backoffice-elements/react';
import { type ComponentRef, Suspense, useRef, useState } from 'react';
import { Await } from 'react-router';
import type { Route } from './+types/home';

const areas = { workspace: { load: () => import('./orders') } };

export const meta = () => [{ title: 'Harbour' }];

/** The promise is streamed after the page. */
export const loader = () => ({ openOrders: countOrders() });

/** The shell, with the area Workspace in React. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const shell = useRef<ComponentRef<typeof BackofficeShell>>(null);
  const [name, setName] = useState<string>();
  const showUser = () => setName(shell.current?.user?.Name);
  return (
    <BackofficeShell
      ref={shell}
      brand="Harbour"
      areas={areas}
      onBackofficeReady={showUser}
      onBackofficeLogin={showUser}
      onBackofficeLogout={showUser}
    >
      <h2 slot="support">
        <Suspense fallback="…">
          <Await resolve={loaderData.openOrders}>{(count) => `${count} open orders`}</Await>
        </Suspense>
      </h2>
      <p slot="footer">{name ? `Signed in: ${name}` : 'Signed out'}</p>
    </BackofficeShell>
  );
}

/** In place of a query of your database. */
function countOrders() {
  return new Promise<number>((resolve) => {
    setTimeout(() => resolve(2), 300);
  });
}
