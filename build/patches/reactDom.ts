/**
 * What react-dom carries and nobody here calls. It is one module of CommonJS, which no bundler shakes,
 * and every kilobyte of it is paid for at each sign-in.
 */

/** Leaves out the resource hints (preconnect, preload and the like) that react-dom exports. */
export function withoutResourceHints(code: string): string {
  const shorter = code.replace(/exports\.preconnect = [\s\S]*?(?=exports\.requestFormReset)/, '');
  if (shorter === code) throw new Error('react-dom has changed: look at withoutResourceHints');
  return shorter;
}

/** Functions that are never reached, and what to answer instead where something asks. */
const UNUSED: Record<string, string> = {
  // <link>, <style>, <script>, <title> and <meta> lifted into the head: we render none.
  isHostHoistableType: 'return false',
  getResource: 'return null',
  acquireResource: '',
  getHydratableHoistableCache: '',
  mountHoistable: '',
  insertStylesheet: '',
  insertSuspendedStylesheets: '',
  suspendResource: '',
  preloadResource: 'return true',
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  preloadResourceAndSuspendIfNeeded: '',
  recursivelyAccumulateSuspenseyCommit: '',
  waitForCommitToBeReady: 'return null',
  // <html>, <head> and <body>, which are the page's.
  resolveSingletonInstance: '',
  commitHostSingletonAcquisition: '',
  clearContainerSparingly: '',
  // Custom elements: an area's is made by hand, and a field is none.
  isCustomElement: 'return false',
  setPropOnCustomElement: '',
  // onSelect, onBeforeInput and onComposition…: no view asks for them.
  constructSelectEvent: '',
  getNativeBeforeInputChars: 'return null',
  getFallbackBeforeInputChars: 'return null',
  isFallbackCompositionEnd: 'return false',
  // Suspense boundaries rendered by a server: the first paint has none.
  clearSuspenseBoundary: '',
  commitSuspenseHydrationCallbacks: '',
  registerSuspenseInstanceRetry: '',
  retrySuspenseComponentWithoutHydrating: 'return null',
  attemptExplicitHydrationTarget: '',
  // Functions as the action of a form: ours are submitted by handlers.
  extractEvents$1: '',
  mountActionState: '',
  updateActionState: '',
  rerenderActionState: '',
  startHostTransition: '',
  recursivelyResetForms: '',
  // What only React's compiler and its cache of the server ask for.
  useMemoCache: '',
  refreshCache: '',
  // findDOMNode, which is not exported any more.
  findCurrentFiberUsingSlowPath: 'return null',
  findCurrentHostFiberImpl: 'return null',
  // Names in the traces of components: minified, they say nothing.
  getStackByFiberInDevAndProd: "return ''",
  getComponentNameFromType: 'return null',
  updateSuspenseListComponent: 'return null',
};

/**
 * Makes plain objects of what React throws to itself and catches by identity. They are made at every
 * start, and an error gathers a stack trace, for which the browser parses the whole file once more
 * while developer tools are open.
 */
export function plainSignals(code: string): string {
  let count = 0;
  const plain = code.replace(
    /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g,
    (_, name) => {
      count += 1;
      return `${name} = {}`;
    },
  );
  if (count !== 5) throw new Error('react-dom has changed: look at plainSignals');
  return plain;
}

/** Empties the functions that are never reached; the minifier drops what only they called. */
export function withoutUnused(code: string): string {
  return Object.entries(UNUSED).reduce((shorter, [name, answer]) => {
    const whole = new RegExp(`^function ${name.replace('$', '\\$')}\\([\\s\\S]*?^}`, 'm');
    if (!whole.test(shorter)) throw new Error(`react-dom has changed: it has no ${name}`);
    return shorter.replace(whole, () => `function ${name}() {${answer}}`);
  }, code);
}
