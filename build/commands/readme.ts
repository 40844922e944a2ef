/** `npm run readme`: updates the tables of README and guides, and the docstrings of the public types. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pickerTables, readmeTables, withTables } from '../interface/readmeTables';
import { documentedSources, withDocs } from '../interface/sourceDocs';

function rewrite(name: string, change: (text: string) => string): void {
  const file = new URL(`../../${name}`, import.meta.url);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

rewrite('README.md', (text) => withTables(text, readmeTables));
rewrite('docs/pickers.md', (text) => withTables(text, pickerTables));
for (const [name, docs] of Object.entries(documentedSources)) {
  rewrite(name, (text) => withDocs(text, docs));
}
