import type { Check } from '../check';
import { describeType, describeValue } from '../describe';
import { quote } from '../envelope';
import { findCatalog } from '../findCatalog';

export const catalog: Check = {
  name: 'catalog',
  passes: 'The file with the texts of the language can be read.',
  async run(server) {
    const answer = await findCatalog(server);
    if (!answer) {
      return {
        unchecked: 'No assets/i18n is found: name the folder of backoffice.js with --assets.',
      };
    }
    const { call, status, json } = answer;
    if (status !== 200) {
      return {
        fails: `${call} is answered with status ${status}.`,
        fix: 'Serve all of dist, assets/i18n included, or correct assets-base.',
      };
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return {
        fails: `${call} is no JSON object: it is ${json === undefined ? describeType(answer, server.hide) : describeValue(json, server.hide)}.`,
        fix: 'Serve the file itself, not a page in its place.',
      };
    }
    const wrong = Object.entries(json).find(([, value]) => !isText(value));
    if (!wrong) return undefined;
    return {
      fails: `${call} holds ${quote(server.hide(wrong[0]))}, which is ${describeValue(wrong[1], server.hide)}, not a text.`,
      fix: 'Write the texts flat, {"menu.site": "Sites"}, without objects inside.',
    };
  },
};

/** Returns whether a value is a text or a compiled message. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
