import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';

const office = startOffice();

test('the script searches what the page adds, not the whole document each time', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    const counts = { searches: 0 };
    Object.assign(window, { counts });
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      counts.searches += 1;
      return querySelectorAll.call(this, selector);
    } as typeof querySelectorAll;
    const length = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length');
    Object.defineProperty(HTMLCollection.prototype, 'length', {
      get() {
        counts.searches += 1;
        return length?.get?.call(this);
      },
    });
  });
  const page = await office.host(hostPage(`<ul></ul><main></main>${SCRIPT}`), context);
  const searches = () => page.evaluate('counts.searches');
  /** Runs a change of the page in a task of its own. Observers see it at the end of the task. */
  const change = (script: string) => page.evaluate(`{ ${script} }`);
  await change("document.querySelector('ul').append(document.createElement('li'))");
  const before = await searches();
  for (let index = 0; index < 5; index++) {
    await change("document.querySelector('ul').append(document.createElement('li'), 'Text')");
  }
  expect(await searches()).toBe(before);
});

test.each([
  ['itself', "main.append(document.createElement('backoffice-login'))"],
  [
    'inside another node',
    "main.innerHTML = '<div><p><backoffice-login></backoffice-login></p></div>'",
  ],
  [
    'in a form whose fields have the names of its members',
    `main.innerHTML = '<form><input name="matches">'
    + '<input name="querySelectorAll"><input name="nodeType"><backoffice-login></backoffice-login></form>'`,
  ],
  [
    'beside a thousand other nodes',
    "main.innerHTML = '<i></i>'.repeat(1000) + '<backoffice-login></backoffice-login>'",
  ],
  [
    'adopted from another document',
    `const frame = document.createElement('iframe');
    main.append(frame);
    const node = frame.contentDocument.createElement('div');
    node.innerHTML = '<backoffice-login></backoffice-login>';
    main.append(document.adoptNode(node))`,
  ],
])('an element that the page adds %s gets its form before React arrives', async (_, script) => {
  const context = await office.context();
  await context.route('**/dist/account*.js', () => {});
  await context.route('**/dist/chunks/**', () => {});
  const page = await office.host(hostPage(`<main></main>${SCRIPT}`), context);
  await page.evaluate(`{ const main = document.querySelector('main'); ${script} }`);
  await page.getByLabel('User ID').waitFor();
});
