import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const areas = ['workspace', 'site', 'application', 'develop', 'apppublish', 'admin', 'support'];

/** The floor for the shell: the least that React can show, seven links into the hash of the page, and a dark theme. */
function Menu() {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const follow = () => setCurrent(location.hash.slice(2));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <style>{':host([theme=dark]) { background: black; color: white }'}</style>
      <nav>
        {areas.map((area) => (
          <a key={area} href={`#/${area}`} aria-current={area === current ? 'page' : undefined}>
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
