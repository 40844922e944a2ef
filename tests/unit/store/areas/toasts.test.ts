import { expect, it } from 'vitest';
import { areaStoreOf } from '../../../../src/store/areas/areaStore';
import { setBadge } from '../../../../src/store/areas/badges';
import { showToast } from '../../../../src/store/areas/toasts';
import type { ElementStores } from '../../../../src/store/element/elementStores';

it('shows a toast of a kind that is not a text as information', () => {
  const areaStore = areaStoreOf({} as ElementStores);
  showToast(areaStore, { kind: { toString: 1 }, text: 'Saved' });
  expect(areaStore.getState().toasts).toMatchObject([{ kind: 'info', text: 'Saved' }]);
});

it('cuts the texts of toasts and badges', () => {
  const areaStore = areaStoreOf({} as ElementStores);
  const text = 'x'.repeat(1_000_000);
  showToast(areaStore, { kind: 'info', text });
  setBadge(areaStore, 'site', { text });
  const { toasts, badges } = areaStore.getState();
  expect([toasts[0]?.text.length, badges.site?.text.length]).toEqual([1000, 1000]);
});
