/** Checks the React of the page, before modules that use it as a peer dependency are evaluated. */
import { version } from 'react';

if (Number.parseInt(version, 10) < 19) {
  throw new Error(
    `backoffice-elements/external-react needs React 19 or newer, but this page has React ${version}. Import backoffice-elements instead: it brings its own React.`,
  );
}
