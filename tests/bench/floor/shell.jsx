import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const areas = ['workspace', 'site', 'application', 'develop', 'apppublish', 'admin', 'support'];

const styles = `
  :host([theme=dark]) { background: black; color: white }
  nav { width: 240px }
  nav.condensed { width: 60px; overflow: hidden }
`;

/** The floor of the shell: seven links to hashes of the page, a menu that collapses, and a dark theme. */
function Menu() {
  const [current, setCurrent] = useState('');
  const [expanded, setExpanded] = useState(true);
  useEffect(() => {
    const follow = () => setCurrent(location.hash.slice(2));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <style>{styles}</style>
      <button type="button" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
        Menu
      </button>
      <nav className={expanded ? undefined : 'condensed'}>
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
