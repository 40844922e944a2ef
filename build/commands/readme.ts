/** `npm run readme`: makes the tables of README and guides afresh from the description of the interface. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pickerTables, readmeTables, withTables } from '../interface/readmeTables';

for (const [name, tables] of [
  ['README.md', readmeTables],
  ['docs/pickers.md', pickerTables],
] as const) {
  const file = new URL(`../../${name}`, import.meta.url);
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables));
}
