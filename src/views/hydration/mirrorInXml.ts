import { importedModule } from '../../store/browser/importedModule';

/** Mirrors attributes in lower case below a root of an XHTML document; does nothing in HTML documents. */
export async function mirrorInXml(root: Node): Promise<void> {
  if (root.ownerDocument?.contentType === 'text/html') return;
  const module = await importedModule(import('./xmlAttributes')).catch(() => undefined);
  module?.mirrorAttributes(root);
}
