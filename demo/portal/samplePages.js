/** Areas of the demonstration menu by the first segments of its links, each with a sample page. */
export function sampleAreas(menu) {
  const names = new Set(linksOf(menu).map((link) => link.split('/')[1]));
  return Object.fromEntries([...names].map((name) => [name, { load: async () => samplePage }]));
}

function linksOf(items) {
  return items.flatMap(({ link, subItems = [] }) => [
    ...(link ? [link] : []),
    ...linksOf(subItems),
  ]);
}

const samplePage = {
  mount(container) {
    const page = document.createElement('div');
    page.className = 'area';
    const heading = document.createElement('h2');
    heading.textContent = 'Sample page';
    const text = document.createElement('p');
    text.textContent = 'This menu only shows what the menu can do. ';
    const back = document.createElement('a');
    back.href = './';
    back.textContent = 'Use the product menu';
    page.append(heading, text, back);
    container.append(page);
  },
};
