/** Labels: selector, custom property, relative position x and y in the element, offset x and y in px. */
const TOKEN_LABELS = [
  ['[part~="topbar"]', 'surface', 0.55, 0.5, 0, 0],
  ['[part~="content"]', 'background', 0.7, 0.78, 0, 0],
  ['[part~="card"]', 'border', 0.75, 1, 0, 0],
  ['[part~="card"]', 'radius', 0, 1, -75, 0],
  ['h1', 'text', 0.5, 0.5, 30, 0],
  ['[part~="brand"] .mark', 'accent', 0.5, 1, 66, 16],
  ['[part~="sidebar"]', 'sidebar-width', 0.5, 0.9, 0, 0],
];

/** Labels the parts of the shell with the custom properties that style them. */
export async function labelTokens(page) {
  await page.evaluate(
    ([labels, style]) => {
      const root = document.querySelector('backoffice-shell').shadowRoot;
      const layer = document.createElement('div');
      layer.id = 'token-labels';
      for (const [selector, name, x, y, left, top] of labels) {
        const found = root.querySelector(selector);
        if (!found) throw new Error(`No ${selector}.`);
        const box = found.getBoundingClientRect();
        const label = document.createElement('code');
        label.textContent = `--backoffice-${name}`;
        label.style.cssText = `${style} left: ${box.x + box.width * x + left}px; top: ${box.y + box.height * y + top}px`;
        layer.append(label);
      }
      document.body.append(layer);
    },
    [TOKEN_LABELS, `${LABEL_STYLE} transform: translate(-50%, -50%);`],
  );
}

/** Removes the labels of `labelTokens`, and frames and labels each part instead. */
export async function labelParts(page) {
  await page.evaluate(
    ([style]) => {
      document.querySelector('#token-labels')?.remove();
      const root = document.querySelector('backoffice-shell').shadowRoot;
      const seen = new Set();
      for (const found of root.querySelectorAll('[part]')) {
        const name = found.getAttribute('part');
        const box = found.getBoundingClientRect();
        if (seen.has(name) || box.width === 0) continue;
        seen.add(name);
        const frame = document.createElement('div');
        frame.style.cssText = `position: fixed; box-sizing: border-box; border: 2px solid #e0218a;
          border-radius: 4px; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px`;
        const label = document.createElement('code');
        label.textContent = name;
        const low = box.height > 200;
        label.style.cssText = `${style} left: ${box.x + box.width - 6}px; top: ${box.y + (low ? box.height - 26 : box.height / 2 - 10)}px; transform: translateX(-100%)`;
        document.body.append(frame, label);
      }
    },
    [LABEL_STYLE],
  );
}

const LABEL_STYLE = `position: fixed; padding: 1px 7px; border-radius: 4px; background: #e0218a; color: #fff;
  font: 600 12px/18px ui-monospace, monospace; white-space: nowrap;`;
