import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Translate } from '../../../../src/locales/i18n';
import { Resend } from '../../../../src/views/account/reset/Resend';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fills its live region only once screen readers have noticed it', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const i18n = { _: (id: string) => id } as unknown as Translate;
  await act(async () =>
    root.render(<Resend i18n={i18n} sentAt={performance.now()} onSend={() => {}} />),
  );
  const region = () => container.querySelector('[role=status]')?.textContent;
  expect(region()).toBe('');
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(region()).toBe('reset.againSoon');
  await act(async () => root.unmount());
});
