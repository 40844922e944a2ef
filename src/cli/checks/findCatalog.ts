import { catalogPath } from '../../constants';
import type { Answer } from '../call';
import type { Visit } from '../visit';

const found = new WeakMap<Visit, Promise<Answer | undefined>>();

/**
 * The answer for the texts of the language: in the folder given, else the first found in `dist/` or at
 * the address; undefined where none was given and none is found.
 */
export function findCatalog(visit: Visit): Promise<Answer | undefined> {
  const known = found.get(visit) ?? look(visit);
  found.set(visit, known);
  return known;
}

async function look(visit: Visit): Promise<Answer | undefined> {
  const { address, assets, language } = visit.options;
  const path = catalogPath(language);
  if (assets) return visit.call(assets + path);
  for (const folder of [`${address}/dist/`, `${address}/`]) {
    const answer = await visit.call(folder + path);
    if (answer.status === 200) return answer;
  }
  return undefined;
}
