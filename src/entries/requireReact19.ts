/** Checks the React of the page, before modules that use it as a peer dependency are evaluated. */
import { version as react } from 'react';
import { version as reactDom } from 'react-dom';

for (const [name, version] of Object.entries({ React: react, 'React DOM': reactDom })) {
  if (Number.parseInt(version, 10) < 19) {
    throw new Error(
      `backoffice-elements/external-react needs React 19 or newer, but this page has ${name} ${version}. Import backoffice-elements instead: it brings its own React.`,
    );
  }
}
