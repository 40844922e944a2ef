import { build } from 'tsup';
import { OWN_ELEMENT } from '../../src/handover/ownElement';
import { cssText } from '../plugins/css';
import { ownFile } from '../plugins/ownFile';
import { terser } from '../plugins/terser';
import { beside, shared } from './shared';

const TAGS = ':is(backoffice-shell,backoffice-login,backoffice-reset)';

/**
 * `dist/define.js`: the elements under other names. Built apart: shared chunks would give those who use
 * the usual names more files to fetch.
 */
export async function buildDefine(): Promise<void> {
  await build({
    ...beside,
    sourcemap: false,
    entry: { define: 'src/entries/define.ts' },
    format: 'esm',
    splitting: true,
    // Who imports it minifies it once more.
    plugins: [terser({ compress: false })],
    esbuildPlugins: [cssText(markTags), ownFile(), ...(shared.esbuildPlugins ?? [])],
  });
}

/** The rules of the forms in the page name our tags; here they go by the mark as well. */
function markTags(css: string): string {
  return css.replaceAll(TAGS, TAGS.replace(')', `,[${OWN_ELEMENT}])`));
}
