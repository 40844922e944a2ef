import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes index.html with all screenshots by group, and one sheet-….png per group. */
export async function writeSheets(browser, folder, screenshots) {
  const groups = new Map();
  for (const shot of screenshots) groups.set(shot.group, [...(groups.get(shot.group) ?? []), shot]);
  const sections = [...groups].map(
    ([group, shots]) =>
      `<section id="${group}"><h2>${group}</h2><div>${shots.map(figure).join('')}</div></section>`,
  );
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Screens</title>${STYLE}${sections.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1960, height: 1200 } });
  await page.goto(pathToFileURL(file).href);
  for (const group of groups.keys()) {
    const name = `sheet-${group.replaceAll(' ', '-')}.png`;
    await page.locator(`[id="${group}"]`).screenshot({ path: path.join(folder, name) });
  }
  await page.close();
}

const figure = ({ name, file, width }) =>
  `<figure class="${width < 700 ? 'narrow' : 'wide'}"><a href="${file}"><img src="${file}"></a><figcaption>${name}</figcaption></figure>`;

const STYLE = `<style>
body { font: 14px system-ui; margin: 16px; background: #ccc }
div { display: flex; flex-wrap: wrap; gap: 12px }
figure { margin: 0 } .wide { width: 632px } .narrow { width: 230px }
img { width: 100%; display: block; border: 1px solid #999 }
</style>`;
