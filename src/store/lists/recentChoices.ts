import { RECENT_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import { textOf } from './readList';

/** A choice made in the search: a menu entry or a result of the search provider. */
export interface Recent {
  from: 'menu' | 'provider';
  id: string;
  label: string;
  link: string;
  description?: string;
}

/** Number of choices that are stored. */
const MAX_RECENT = 5;

/** Returns the stored choices of a user, newest first. Choices of other users are ignored. */
export function readRecent(prefix: string, user: string): Recent[] {
  const stored = Object(readJson('local', prefix + RECENT_KEY)) as Record<string, unknown>;
  if (stored.owner !== user || !Array.isArray(stored.choices)) return [];
  return stored.choices
    .flatMap((entry: unknown) => {
      const { from, id, label, link, description } = Object(entry) as Record<string, unknown>;
      const texts = { id: textOf(id), label: textOf(label), link: textOf(link) };
      if (!texts.id || !texts.label || !texts.link) return [];
      if (from !== 'menu' && from !== 'provider') return [];
      return [{ ...texts, from, description: textOf(description) } as Recent];
    })
    .slice(0, MAX_RECENT);
}

/** Stores a choice in front of the earlier ones, if the browser allows it. */
export function persistRecent(prefix: string, user: string, choice: Recent): void {
  const others = readRecent(prefix, user).filter(
    ({ from, id }) => from !== choice.from || id !== choice.id,
  );
  const choices = [choice, ...others].slice(0, MAX_RECENT);
  openStorage('local').set(prefix + RECENT_KEY, JSON.stringify({ owner: user, choices }));
}
