import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const areas = ['workspace', 'site', 'application', 'develop', 'apppublish', 'admin', 'support'];

/** The floor for the shell: the least that React can show, seven links that change one state. */
function Menu() {
  const [current, setCurrent] = useState('');
  const open = (event, area) => {
    event.preventDefault();
    setCurrent(area);
  };
  return (
    <>
      <nav>
        {areas.map((area) => (
          <a
            key={area}
            href={`#/${area}`}
            aria-current={area === current ? 'page' : undefined}
            onClick={(event) => open(event, area)}
          >
            {area}
          </a>
        ))}
      </nav>
      <main>
        <h1>{current}</h1>
      </main>
    </>
  );
}

const host = document.querySelector('#floor');
createRoot(host.attachShadow({ mode: 'open' })).render(<Menu />);
