import 'backoffice-elements/pickers';
// guide
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'backoffice-elements/shell';

const areas = {
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
  return (
    <backoffice-shell
      brand="Northgate"
      areas={areas}
      onbackoffice-login={(event) => setName(event.detail.user.Name)}
    >
      <p slot="footer">Signed in: {name}</p>
    </backoffice-shell>
  );
}

createRoot(document.querySelector('#root')).render(<Portal />);
// /guide
