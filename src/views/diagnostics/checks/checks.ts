import type { Row, Section, Source } from '../sections';
import { blockedStorage } from './blockedStorage';
import { bundleCopies, countScripts } from './copies';
import { type HashConflict, hashConflicts } from './hashConflicts';
import { ownElements } from './ownElements';

/** Checks the page for common causes of problems. */
export function checks({ host, violations }: Source): Section {
  return {
    title: 'Checks',
    rows: [
      check('Duplicate scripts', copies()),
      check('Content security policy', violations),
      check(
        'Storage and cookies',
        blockedStorage().map((name) => `${name} is blocked.`),
      ),
      check('URL routing', hashConflicts().map(describeConflict)),
      check('Password fields', shadowedFields(host)),
    ],
  };
}

function check(label: string, problems: readonly string[]): Row {
  const problem = problems.length > 0;
  return { label, problem, lines: problem ? [...problems] : ['None'] };
}

function copies(): string[] {
  const scripts = countScripts();
  const loaded = bundleCopies();
  return [
    ...(loaded.length > 1 ? loaded : []),
    ...(scripts > 1 ? [`The bundle’s script is on the page ${scripts} times.`] : []),
  ];
}

function describeConflict(conflict: HashConflict): string {
  switch (conflict.kind) {
    case 'foreign':
      return `Another script has set the hash ${conflict.hash}, which does not belong to the shell.`;
    case 'unknown':
      return `The shell has no page for ${conflict.hash}. Another script may use the same hashes.`;
    case 'shared':
      return `${conflict.count} shells use the same hashes, #${conflict.prefix}/…. Give each its own hash-prefix.`;
  }
}

/**
 * Finds elements inside a shadow root of the page. Password managers may not find their fields there,
 * although the form is rendered in the light DOM.
 */
function shadowedFields(host: HTMLElement): string[] {
  // `ownElements` does not see closed roots, and the host may be in one.
  return [...new Set([host, ...ownElements()])].flatMap((element) => {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot)) return [];
    return `<${element.localName}> is inside the shadow root of <${root.host.localName}>. Password managers may not find its fields.`;
  });
}
