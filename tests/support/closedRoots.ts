import { type Page, selectors } from 'playwright-core';

/**
 * Where the closed shadow roots are: `own` are those of all elements, on a page that wraps `attachShadow`;
 * `around` is that of an element of the page around ours.
 */
export type ClosedRoots = 'own' | 'around';

/** Markup for the head of a page: keeps its closed roots in `window.roots`, and closes all roots for `own`. */
export const recordRoots = (closed?: ClosedRoots) => `<script>
  window.roots = [];
  {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, ${closed === 'own' ? "{ ...init, mode: 'closed' }" : 'init'});
      roots.push(root);
      return root;
    };
  }
</script>`;

/** Locators do not find what is in a closed root; these do, by a CSS selector. */
export const deep = (page: Page, selector: string) => page.locator(`deep=${selector}`);

const ENGINE = `({
  query(root, selector) { return this.queryAll(root, selector)[0]; },
  queryAll(root, selector) {
    return [root, ...(window.roots ?? [])].flatMap((one) => [...one.querySelectorAll(selector)]);
  },
})`;

await selectors.register('deep', { content: ENGINE });
