import { BackofficeShell } from 'backoffice-elements/external-react/react';
import { type ComponentRef, useRef, useState } from 'react';

const areas = { workspace: { load: () => import('./orders') } };

/** The shell, with the area Workspace in React and the user's name in the footer. */
export function Office() {
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
      <p slot="footer">{name ? `Signed in: ${name}` : 'Signed out'}</p>
    </BackofficeShell>
  );
}
