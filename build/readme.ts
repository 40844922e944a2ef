/** `npm run readme`: makes the README's tables afresh from the description of the interface. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './interface/readmeTables';

const file = new URL('../README.md', import.meta.url);
writeFileSync(file, withTables(readFileSync(file, 'utf8')));
