import { expect, it } from 'vitest';
import { readHighlights } from '../../../../src/store/areas/highlights';

it('keeps links with the same label, drops those without a link, and takes five at most', () => {
  const links = [
    { label: 'Overdue', link: '/site/1', text: 'A' },
    { label: 'Overdue', link: '/site/2', text: 'B' },
    { label: 'No link' },
    null,
    ...[3, 4, 5, 6].map((n) => ({ label: `Site ${n}`, link: `/site/${n}` })),
  ];
  expect(readHighlights(links).map(({ link }) => link)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `/site/${n}`),
  );
  expect(readHighlights('Overdue')).toEqual([]);
});
