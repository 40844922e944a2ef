import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

test('the shell reads a message to the window only if its sender may connect, and few that take long', async () => {
  const page = await openAreas(office, "{ site: { iframe: '/dist/assets/i18n/en.json' } }");
  await page.locator('iframe').waitFor({ state: 'attached' });
  const reads = await page.evaluate(() => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    let count = 0;
    /** Dispatches a message that takes 100 ms to read; returns how often messages were read so far. */
    const send = (source: Window | null, ports: MessagePort[]) => {
      const event = new MessageEvent('message', { source, origin: 'null', ports });
      Object.defineProperty(event, 'data', {
        get() {
          count += 1;
          const end = performance.now() + 100;
          while (performance.now() < end);
          return {};
        },
      });
      dispatchEvent(event);
      return count;
    };
    const port = () => [new MessageChannel().port2];
    const inner = frame.contentWindow;
    return [send(inner, []), send(window, port()), send(inner, port()), send(inner, port())];
  });
  expect(reads).toEqual([0, 0, 1, 1]);
});
