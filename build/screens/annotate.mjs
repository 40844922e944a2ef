/** Room around the shell for the labels, in px. */
const MARGIN = { x: 200, y: 44 };
/** Distance of the labels to the shell, in px. */
const GAP = 14;

/** Properties: name, selector, the point in the element (from 0 to 1), and the side of the label. */
const TOKENS = [
  ['surface', '[part~="topbar"]', [0.55, 0.5], 'top'],
  ['accent', '[part~="brand"] .mark', [0.5, 0], 'top'],
  ['text', 'h1', [0.24, 0.5], 'right'],
  ['border', 'li:nth-child(2) > [part~="card"]', [1, 0.5], 'right'],
  ['radius', 'li:nth-child(4) > [part~="card"]', [1.015, 0.97], 'right'],
  ['background', '[part~="content"]', [0.9, 0.8], 'right'],
  ['sidebar-width', '[part~="sidebar"]', [0.5, 0.9], 'bottom'],
].map(([name, ...more]) => [`--backoffice-${name}`, ...more]);

/** Parts, with the same values. */
const PARTS = [
  ['topbar', '[part~="topbar"]', [0.8, 0], 'top'],
  ['brand', '[part~="brand"]', [0.1, 0], 'top'],
  ['user-menu', '[part~="user-menu"]', [1, 0.5], 'right'],
  ['card', 'li:nth-child(2) > [part~="card"]', [1, 0.5], 'right'],
  ['content', '[part~="content"]', [1, 0.8], 'right'],
  ['footer', '[part~="footer"]', [1, 0.5], 'right'],
  ['menu-item', '[part~="menu-item"]', [0, 0.5], 'left'],
  ['sidebar', '[part~="sidebar"]', [0, 0.8], 'left'],
];

/** Returns the size of a page that shows the shell at a size, with room for labels. */
export const framedSize = ({ width, height }) => ({
  width: width + 2 * MARGIN.x,
  height: height + 2 * MARGIN.y,
});

/** Colors of that page: those of GitHub, whose readers see the picture. */
const PAGES = {
  light: { background: '#fff', line: '#d4d7dd' },
  dark: { background: '#0d1117', line: '#30363d' },
};

/** Returns the styles of that page. */
export const framedStyle = ({ height }, theme) => `
  body { padding: ${MARGIN.y}px ${MARGIN.x}px; background: ${PAGES[theme].background} }
  backoffice-shell { height: ${height}px; outline: 1px solid ${PAGES[theme].line} }`;

/** Adds a label for each custom property beside the shell, with a line to what it styles. */
export const labelTokens = (page) => label(page, TOKENS);

/** Replaces the labels by those of the parts of the shell, which also get frames. */
export const labelParts = (page) => label(page, PARTS, true);

async function label(page, labels, hasFrames = false) {
  await page.evaluate(
    ([all, frames, gap, colors]) => {
      const shell = document.querySelector('backoffice-shell');
      const outer = shell.getBoundingClientRect();
      document.querySelector('#labels')?.remove();
      const layer = document.createElement('div');
      layer.id = 'labels';
      document.body.append(layer);
      const draw = (tag, style, text = '') => {
        const node = document.createElement(tag);
        node.textContent = text;
        node.style.cssText = `position: fixed; box-sizing: border-box; ${style}`;
        layer.append(node);
      };
      /** The end of the line beside the shell, and how the label lies around it. */
      const ends = {
        top: (x) => [x, outer.top - gap, '-50%, -100%'],
        bottom: (x) => [x, outer.bottom + gap, '-50%, 0'],
        left: (_, y) => [outer.left - gap, y, '-100%, -50%'],
        right: (_, y) => [outer.right + gap, y, '0, -50%'],
      };
      for (const [name, selector, [across, down], side] of all) {
        const found = shell.shadowRoot.querySelector(selector);
        if (!found) throw new Error(`No ${selector}.`);
        const box = found.getBoundingClientRect();
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        const [endX, endY, shift] = ends[side](x, y);
        if (frames) {
          draw(
            'div',
            `border: 2px solid ${colors.line}; border-radius: 4px; left: ${box.x}px; top: ${box.y}px;
              width: ${box.width}px; height: ${box.height}px`,
          );
        }
        draw(
          'div',
          `left: ${Math.min(x, endX) - 1}px; top: ${Math.min(y, endY) - 1}px; background: ${colors.line};
            width: ${Math.abs(x - endX) + 2}px; height: ${Math.abs(y - endY) + 2}px`,
        );
        draw(
          'div',
          `left: ${x - 4}px; top: ${y - 4}px; width: 8px; height: 8px; border-radius: 50%;
            background: ${colors.line}`,
        );
        draw(
          'code',
          `left: ${endX}px; top: ${endY}px; transform: translate(${shift}); padding: 1px 7px;
            border-radius: 4px; background: ${colors.line}; color: #fff; white-space: nowrap;
            font: 600 12px/18px ui-monospace, monospace`,
          name,
        );
      }
    },
    [labels, hasFrames, GAP, { line: '#e0218a' }],
  );
}
