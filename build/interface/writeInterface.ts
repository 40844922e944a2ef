import { readFile, writeFile } from 'node:fs/promises';
import { customElementsManifest } from './customElements';
import { vscodeData } from './vscode';
import { webTypes } from './webTypes';

/** Writes the files that describe the elements to editors and tools. */
export async function writeInterface(): Promise<void> {
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
  const files = {
    'custom-elements.json': customElementsManifest(),
    'web-types.json': webTypes(name, version),
    'vscode.html-custom-data.json': vscodeData(),
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(`dist/${file}`, `${JSON.stringify(content, null, 2)}\n`);
  }
}
