/** `npm run reference`: updates the tables of the reference and the guides, and the docstrings of the public types. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pickerTables, referenceTables, withTables } from '../interface/referenceTables';
import { documentedSources, withDocs } from '../interface/sourceDocs';

function rewrite(name: string, change: (text: string) => string): void {
  const file = new URL(`../../${name}`, import.meta.url);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

rewrite('docs/reference.md', (text) => withTables(text, referenceTables));
rewrite('docs/pickers.md', (text) => withTables(text, pickerTables));
for (const [name, docs] of Object.entries(documentedSources)) {
  rewrite(name, (text) => withDocs(text, docs));
}
