import { sharedIfPresent } from '../store/browser/registry';
import { warnOnce } from '../store/browser/warnOnce';

/** Warns, once, if the copies of the bundle that came with a tag are of two versions. The first defined it. */
export function warnOfVersions(tag: string): void {
  const copies = sharedIfPresent<string[]>('copies')?.filter((copy) => copy.startsWith(`${tag} `));
  const [used, other] = new Set(copies?.map((copy) => copy.split(' ')[1]));
  if (!other) return;
  warnOnce(
    `this page loads the versions ${used} and ${other}. The elements of ${used} are used, because it arrived first.`,
  );
}
