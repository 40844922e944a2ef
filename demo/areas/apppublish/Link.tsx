import type { ReactNode } from 'react';
import { useArea } from './area';

/** A link below the area. Its address is for new tabs; a plain click stays in the shell. */
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
