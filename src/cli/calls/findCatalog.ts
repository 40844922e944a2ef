import { catalogPath } from '../../constants';
import type { Answer } from '../answers/call';
import type { ServerCalls } from './serverCalls';

const found = new WeakMap<ServerCalls, Promise<Answer | undefined>>();

/**
 * Fetches the catalog of the language: from the given folder, else from `dist/` or the address itself.
 * @returns undefined if no folder was given and no catalog is found
 */
export function findCatalog(server: ServerCalls): Promise<Answer | undefined> {
  const known = found.get(server) ?? search(server);
  found.set(server, known);
  return known;
}

async function search(server: ServerCalls): Promise<Answer | undefined> {
  const { address, assets, language } = server.options;
  const path = catalogPath(language);
  if (assets) return server.call(assets + path);
  for (const folder of [`${address}/dist/`, `${address}/`]) {
    const answer = await server.call(folder + path);
    // A server may answer every unknown address with its page.
    if (answer.status === 200 && answer.json !== undefined) return answer;
  }
  return undefined;
}
