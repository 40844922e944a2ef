import 'backoffice-elements/pickers';
// guide
import type {} from 'backoffice-elements/react';
import type { BackofficeShell } from 'backoffice-elements/shell';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'backoffice-elements/shell';

const areas: BackofficeShell['areas'] = {
  site: {
    load: async () => ({
      mount(container) {
        container.innerHTML = '<h2>Hosted sites</h2>';
      },
    }),
  },
};

function Portal() {
  const [name, setName] = useState('nobody');
  const greet = ({ currentTarget }: { currentTarget: BackofficeShell }) =>
    setName(currentTarget.user?.Name ?? 'nobody');
  return (
    <backoffice-shell
      brand="Northgate"
      areas={areas}
      onbackoffice-ready={greet}
      onbackoffice-login={greet}
      onbackoffice-logout={greet}
    >
      <p slot="footer">Signed in: {name}</p>
    </backoffice-shell>
  );
}

createRoot(document.querySelector('#root')!).render(<Portal />);
// /guide
