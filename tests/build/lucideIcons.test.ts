// @vitest-environment node
import { expect, it } from 'vitest';
import { iconsOf } from '../../build/plugins/lucideIcons';

const INDEX = `
export { default as BellRing } from './icons/bell-ring.mjs';
export { default as Bell } from './icons/bell.mjs';
export { default as Ellipsis, default as MoreHorizontal } from './icons/ellipsis.mjs';
`;

it('exports the icons that a file names, from their own files', () => {
  const source =
    "import {\n  Bell,\n  Ellipsis,\n} from 'lucide';\nimport { useState } from 'react';";
  expect(iconsOf(source, INDEX)).toBe(
    "export { default as Bell } from './icons/bell.mjs';\nexport { default as Ellipsis } from './icons/ellipsis.mjs';",
  );
});

it('knows an icon by its other names', () => {
  expect(iconsOf("import { MoreHorizontal } from 'lucide'", INDEX)).toContain('ellipsis.mjs');
});

it('fails for an icon that lucide does not have', () => {
  expect(() => iconsOf("import { Bel } from 'lucide'", INDEX)).toThrow('lucide has no icon Bel');
});
