'use client';

import { BackofficeShell } from 'backoffice-elements/react';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';

const areas = {
  workspace: { load: () => import('./orders') },
  site: { module: '/notices.js' },
};

/** The shell, with the area Workspace in React; the children are rendered on the server. */
export function Office({ children }: { children: ReactNode }) {
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
      <h2 slot="support">{children}</h2>
      <p slot="footer">{name ? `Signed in: ${name}` : 'Signed out'}</p>
    </BackofficeShell>
  );
}
