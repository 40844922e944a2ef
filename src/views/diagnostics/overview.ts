import { version as react } from 'react';
import type { RecentRequest } from '../../store/element/loadRecentRequests';
import { languageInfo } from '../../store/language/languages';
import { ownElements } from './checks/ownElements';
import { redactUrl } from './redact/redact';
import type { Section, Source } from './sections';

/** Returns the versions of the bundle and of React, the browser, and the address of the page. */
export function versionSection(): Section {
  return {
    title: 'Versions',
    rows: [
      { label: 'backoffice-elements', lines: [__VERSION__] },
      { label: 'React', lines: [react] },
      { label: 'Browser', lines: [navigator.userAgent] },
      { label: 'Page', lines: [redactUrl(location.href)] },
    ],
  };
}

/** Returns the current language, role, settings and size of the element. */
export function stateSection({ stores, host }: Source): Section {
  const { user } = stores.session.getState();
  const { locale, text } = languageInfo(stores.language());
  const settings = Object.entries(stores.layout.getState().settings);
  return {
    title: 'State',
    rows: [
      { label: 'Language', lines: [`${text} (${locale})`] },
      { label: 'Role', lines: [user ? String(user.Role ?? '–') : 'Signed out'] },
      { label: 'Settings', lines: [settings.map((setting) => setting.join(' ')).join(', ')] },
      { label: 'Size', lines: [`${host.clientWidth} × ${host.clientHeight} px`] },
    ],
  };
}

/** Returns the elements of the bundle on the page with their attributes. */
export function elementSection({ host }: Source): Section {
  const all = [...new Set([host, ...ownElements()])];
  return {
    title: 'Elements and attributes',
    rows: all.map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        value ? `${name}="${redactUrl(value)}"` : name,
      );
      return {
        label: `<${element.localName}>`,
        lines: attributes.length > 0 ? attributes : ['No attributes'],
      };
    }),
  };
}

/** Returns the last requests, newest first. */
export function requestSection(recent: readonly RecentRequest[]): Section {
  return {
    title: 'Last requests',
    rows: recent.map(({ method, href, status, milliseconds }) => ({
      label: `${method} ${redactUrl(href)}`,
      lines: [`${status ?? 'no answer'}, ${milliseconds} ms`],
      problem: status === undefined || status >= 400 || undefined,
    })),
  };
}
