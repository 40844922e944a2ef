import type { Row, Section, Source } from '../sections';
import { blockedKeeping } from './blocked';
import { copiesOnPage, countScripts } from './copies';
import { type HashClash, hashClashes } from './hashClashes';
import { trappedElements } from './trapped';

type Texts = Source['i18n'];

/** What is looked for because it goes wrong on host pages, and what was found of it. */
export function checks({ i18n, host, violations }: Source): Section {
  return {
    title: i18n._('diagnostics.checks'),
    rows: [
      check(i18n, i18n._('diagnostics.copies'), copies(i18n)),
      check(i18n, i18n._('diagnostics.policy'), violations),
      check(
        i18n,
        i18n._('diagnostics.storage'),
        blockedKeeping().map((name) => i18n._('diagnostics.blocked', { name })),
      ),
      check(
        i18n,
        i18n._('diagnostics.hash'),
        hashClashes().map((clash) => sayClash(i18n, clash)),
      ),
      check(
        i18n,
        i18n._('diagnostics.fields'),
        trappedElements(host).map(({ tag, inside }) =>
          i18n._('diagnostics.trapped', { tag: `<${tag}>`, inside: `<${inside}>` }),
        ),
      ),
    ],
  };
}

function check(i18n: Texts, label: string, found: readonly string[]): Row {
  const problem = found.length > 0;
  return { label, problem, lines: problem ? [...found] : [i18n._('diagnostics.fine')] };
}

function copies(i18n: Texts): string[] {
  const scripts = countScripts();
  const loaded = copiesOnPage();
  return [
    ...(loaded.length > 1 ? loaded : []),
    ...(scripts > 1 ? [i18n._('diagnostics.scripts', { count: scripts })] : []),
  ];
}

function sayClash(i18n: Texts, clash: HashClash): string {
  if (clash.kind === 'foreign') return i18n._('diagnostics.hashForeign', { hash: clash.hash });
  if (clash.kind === 'unknown') return i18n._('diagnostics.hashUnknown', { hash: clash.hash });
  const { count, prefix } = clash;
  return i18n._('diagnostics.hashShared', { count, prefix: `#${prefix}` });
}
