import type { MouseEvent } from 'react';
import { useTexts } from '../element/elementContext';

interface Props {
  code: '404' | '500';
  /** Address of the dashboard. */
  href: string;
  onBack(event: MouseEvent): void;
}

/** The 404 and 500 screens (§2), with the way back to the root. */
export function ErrorScreen({ code, href, onBack }: Props) {
  const i18n = useTexts();
  return (
    <div className="error-screen">
      <p className="error-code" aria-hidden="true">
        {code}
      </p>
      <h1>{i18n._(code === '404' ? 'error.404' : 'error.500')}</h1>
      <p>{i18n._(code === '404' ? 'error.404Text' : 'error.500Text')}</p>
      <a className="primary" href={href} onClick={onBack}>
        {i18n._('error.back')}
      </a>
    </div>
  );
}
