import { RECENT_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import { textOf } from './readList';

/** Something that was chosen in the search: an entry of the menu, or a result of the integrator's. */
export interface Recent {
  from: 'menu' | 'provider';
  id: string;
  label: string;
  link: string;
  description?: string;
}

const MOST = 5;

/** What this user chose last, newest first; another one's choices are nobody's business. */
export function readRecent(prefix: string, owner: string): Recent[] {
  const kept = Object(readJson('local', prefix + RECENT_KEY)) as Record<string, unknown>;
  if (kept.owner !== owner || !Array.isArray(kept.choices)) return [];
  return kept.choices
    .flatMap((one: unknown) => {
      const { from, id, label, link, description } = Object(one) as Record<string, unknown>;
      const known = { id: textOf(id), label: textOf(label), link: textOf(link) };
      if (!known.id || !known.label || !known.link) return [];
      if (from !== 'menu' && from !== 'provider') return [];
      return [{ ...known, from, description: textOf(description) } as Recent];
    })
    .slice(0, MOST);
}

/** Keeps a choice in front of the earlier ones; storage that does not hold has no recent choices. */
export function keepRecent(prefix: string, owner: string, choice: Recent): void {
  const others = readRecent(prefix, owner).filter(
    ({ from, id }) => from !== choice.from || id !== choice.id,
  );
  const choices = [choice, ...others].slice(0, MOST);
  openStorage('local').set(prefix + RECENT_KEY, JSON.stringify({ owner, choices }));
}
