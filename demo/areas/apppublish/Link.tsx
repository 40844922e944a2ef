import type { ReactNode } from 'react';
import { useArea } from './area';

/** A link inside the area. A plain click navigates in the shell; the URL serves new tabs. */
export function Link({ to, children }: { to: string; children: ReactNode }) {
  const { navigate } = useArea();
  return (
    <a
      href={`#/apppublish/${to}`.replace(/\/$/, '')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to || '/apppublish');
      }}
    >
      {children}
    </a>
  );
}
