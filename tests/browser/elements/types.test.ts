import { expect, test } from 'vitest';
import { typeScriptOfGuides } from '../../support/guideCode';
import { packedForTests } from '../../support/packed';
import { typeErrors } from '../../support/typeErrors';

const packed = packedForTests([
  ...['react', '@types/react', '@types/react-dom', 'csstype'],
  ...['vue', '@vue', '@angular'],
]);

/** What an integrator writes; each line below a `@ts-expect-error` must be wrong. */
const USES: Record<string, string> = {
  'page.ts': `
import 'backoffice-elements';
import type { AreaModule, BackofficeEventMap, Notification, UserRecord } from 'backoffice-elements';
import { BackofficeLogin } from 'backoffice-elements/login';
import { defineBackofficeElements } from 'backoffice-elements/define';
import type { AreaContext } from 'backoffice-elements/area';
import { connectArea } from 'backoffice-elements/area-frame';
import 'backoffice-elements/pickers';
import 'backoffice-elements/loader';
import 'backoffice-elements/standalone';

const shell = document.querySelector('backoffice-shell')!;
shell.layout = 'horizontal';
// @ts-expect-error there is no such layout
shell.layout = 'diagonal';
shell.menu = [{ id: 'site', label: 'menu.site', badge: { variant: 'info', text: '9' } }];
shell.areas = { site: { module: '/site.js' } };
// As the guide has it: an area beyond the seven, beside those given before.
shell.areas = {
  ...shell.areas,
  reports: { load: async () => ({ mount: (container) => container.append('No reports yet') }) },
};
// @ts-expect-error that is no source of an area
shell.areas = { reports: { href: '/reports' } };
shell.notifications = [
  { id: 'n', title: 'Quota' },
  { id: 'o', title: 'Late', time: '2026-04-01T09:00:00Z', read: true },
  { id: 'p', title: 'Now', time: Date.now() },
  { id: 'q', title: 'Then', time: new Date() },
] satisfies Notification[];
// @ts-expect-error a notification has a title
shell.notifications = [{ id: 'r' }];
// @ts-expect-error read-only
shell.user = undefined;
shell.addEventListener('backoffice-logout', ({ detail }) => {
  const reason: 'user' | 'expired' | 'other-tab' | 'idle' = detail.reason;
  // @ts-expect-error no such reason
  const wrong: 'bored' = detail.reason;
  console.log(reason, wrong);
});
const onLogin = (event: BackofficeEventMap['backoffice-login']) => {
  const name: string | undefined = event.detail.user.Name;
  console.log(name);
};
shell.addEventListener('backoffice-login', onLogin);
shell.removeEventListener('backoffice-login', onLogin);
document.addEventListener('backoffice-login', onLogin);
document.addEventListener('backoffice-logout', (event) => console.log(event.detail.reason));
// @ts-expect-error a logout has no user
document.addEventListener('backoffice-logout', (event) => console.log(event.detail.user));
const role: string | undefined = document.querySelector('backoffice-login')!.user?.Role;
console.log(role);
void shell.request<{ id: string }[]>('/api/orders').then(([order]) => console.log(order?.id));
void connectArea()
  .then((framed) => framed.request<{ id: string }[]>('/api/orders'))
  .then(([order]) => console.log(order?.id));
declare const promised: PromiseLike<UserRecord>;
void shell.signIn(promised);
shell.addEventListener('click', (event) => console.log(event.clientX));
shell.addEventListener('my-event', () => undefined);
const login: BackofficeLogin = document.createElement('backoffice-login');
login.returnUrl = '/work';
void login.signIn(promised);
// @ts-expect-error the sign-in card has no menu
login.menu = [];
void shell.request('/api/orders', { method: 'POST', body: { a: 1 } });
const { shell: tag } = defineBackofficeElements({ suffix: 'v2' });
const day = document.createElement('backoffice-date-picker');
day.accent = 'blue';
day.presets = [{ label: 'Q1', value: () => '2026-01-01/2026-03-31' }];
day.disabledDays = (one) => one.endsWith('-25');
if (!day.reportValidity()) console.log(day.validity.badInput, day.form?.action);
// @ts-expect-error there is no such color
day.accent = 'mauve';
const time = document.querySelector('backoffice-time-picker')!;
time.minuteStep = '15';
time.addEventListener('change', ({ detail }) => {
  const days: 0 | 1 = detail.dayOffset;
  // @ts-expect-error a change says no more than that
  console.log(days, detail.value);
});
time.addEventListener('focus', (event) => console.log(event.relatedTarget));
time.addEventListener('my-event', () => undefined);
time.removeEventListener('change', (event) => console.log(event.detail.dayOffset));
day.addEventListener('change', (event) => console.log(event.type));
const event: BackofficeEventMap['backoffice-navigate']['detail'] = { path: '/', area: undefined };
export const area: AreaModule = {
  mount(container: HTMLElement, { path, signal, user, request }: AreaContext) {
    void request<string[]>('/api/names').then((names) => names.includes(user.Name ?? ''));
    container.textContent = path + tag + event.path + signal.aborted;
  },
};
`,
  'react.tsx': `
import { BackofficeShell as Office, BackofficeTimePicker } from 'backoffice-elements/react';
import { createRef } from 'react';
import type { BackofficeShell } from 'backoffice-elements';

export const page = (
  <backoffice-shell
    brand="Harbour"
    layout="horizontal"
    menu={[{ id: 'site', label: 'Site' }]}
    onbackoffice-login={(event) => console.log(event.detail.user.Name)}
    onbackoffice-ready={({ currentTarget }) => console.log(currentTarget.user?.Name)}
  >
    <section slot="site" />
  </backoffice-shell>
);
export const form = (
  <backoffice-date-picker name="day" range onInput={(event) => console.log(event.type)} />
);
const ref = createRef<BackofficeShell>();
export const components = (
  <Office
    ref={ref}
    className="office"
    noAutofocus
    areas={{ site: { module: '/site.js' } }}
    onBackofficeLogin={(event) => console.log(event.detail.user.Name?.length)}
    onBackofficeReady={({ currentTarget }) => currentTarget.navigate('/site')}
  >
    <BackofficeTimePicker seconds onChange={(event) => console.log(event.detail.dayOffset)} />
  </Office>
);
export const tag = <backoffice-time-picker onchange={(event) => console.log(event.detail.dayOffset)} />;
export const ownLanguage = <backoffice-login assets-base="/texts" language="pl" />;
// @ts-expect-error there is no such layout
export const wrongLayout = <Office layout="diagonal" />;
// @ts-expect-error there is no such theme
export const wrong = <backoffice-login theme="pink" />;
`,
  ...typeScriptOfGuides(),
  'vue.ts': `
import type {} from 'backoffice-elements/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['backoffice-shell']>['$props'];
export const right: Props = { layout: 'horizontal', 'api-base': '/erp', language: 'pl' };
// @ts-expect-error there is no such layout
export const wrong: Props = { layout: 'diagonal' };
type TimeProps = InstanceType<GlobalComponents['backoffice-time-picker']>['$props'];
export const time: TimeProps = { onChange: (event) => console.log(event.detail.dayOffset) };
export const listening: Props = {
  onBackofficeLogin: (event) => console.log(event.detail.user.Name),
};
`,
};

test.each(['nodenext', 'bundler'] as const)(
  'pages, JSX, Vue templates and the TypeScript of every guide are typed, with %s',
  async (resolution) => {
    expect(await typeErrors(packed, USES, resolution)).toBe('');
  },
  120_000,
);

test.each(['loader', 'standalone'])(
  'a page that imports only /%s knows elements and events',
  async (entry) => {
    const page = `
      import 'backoffice-elements/${entry}';
      const shell = document.querySelector('backoffice-shell')!;
      shell.layout = 'horizontal';
      document.addEventListener('backoffice-logout', (event) => console.log(event.detail.reason));
      // @ts-expect-error there is no such layout
      shell.layout = 'diagonal';`;
    expect(await typeErrors(packed, { 'entry.ts': page })).toBe('');
  },
  60_000,
);
