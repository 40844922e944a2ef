import { version as react } from 'react';
import type { RecentRequest } from '../../store/element/recentRequests';
import { LANGUAGES } from '../../store/language/languageChoice';
import { ownElements } from './checks/ownElements';
import { withoutValues } from './checks/withoutValues';
import type { Section, Source } from './sections';

/** What is loaded, and into which browser and page. */
export function versions({ i18n }: Source): Section {
  return {
    title: i18n._('diagnostics.versions'),
    rows: [
      { label: 'backoffice-elements', lines: [__VERSION__] },
      { label: 'React', lines: [react] },
      { label: i18n._('diagnostics.browser'), lines: [navigator.userAgent] },
      { label: i18n._('diagnostics.page'), lines: [withoutValues(location.href)] },
    ],
  };
}

/** What the element is at now. */
export function state({ i18n, stores, host }: Source): Section {
  const { user } = stores.session.getState();
  const { locale, text } = LANGUAGES[stores.language()];
  const settings = Object.entries(stores.layout.getState().settings);
  const role = user ? String(user.Role ?? '–') : i18n._('diagnostics.signedOut');
  return {
    title: i18n._('diagnostics.state'),
    rows: [
      { label: i18n._('diagnostics.language'), lines: [`${text} (${locale})`] },
      { label: i18n._('diagnostics.role'), lines: [role] },
      {
        label: i18n._('diagnostics.settings'),
        lines: [settings.map(([name, value]) => `${name} ${value}`).join(', ')],
      },
      {
        label: i18n._('diagnostics.size'),
        lines: [`${host.clientWidth} × ${host.clientHeight} px`],
      },
    ],
  };
}

/** Our elements with their attributes. */
export function elements({ i18n, host }: Source): Section {
  const all = [...new Set([host, ...ownElements()])];
  return {
    title: i18n._('diagnostics.elements'),
    rows: all.map((element) => {
      const lines = [...element.attributes].map(({ name, value }) =>
        value ? `${name}="${withoutValues(value)}"` : name,
      );
      return {
        label: `<${element.localName}>`,
        lines: lines.length > 0 ? lines : [i18n._('diagnostics.noAttributes')],
      };
    }),
  };
}

/** The last requests, the latest first. */
export function requests({ i18n }: Source, recent: readonly RecentRequest[]): Section {
  return {
    title: i18n._('diagnostics.requests'),
    rows: recent.map(({ method, href, status, milliseconds }) => ({
      label: `${method} ${withoutValues(href)}`,
      lines: [`${status ?? i18n._('diagnostics.noAnswer')}, ${milliseconds} ms`],
      problem: status === undefined || status >= 400 || undefined,
    })),
  };
}
