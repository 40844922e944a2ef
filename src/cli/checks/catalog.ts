import { describeType, describeValue } from '../answers/describe';
import { quote } from '../answers/envelope';
import { findCatalog } from '../calls/findCatalog';
import type { Check } from '../check';

export const catalog: Check = {
  name: 'catalog',
  passes: 'The catalog of the language is valid.',
  async run(server) {
    const answer = await findCatalog(server);
    if (!answer) {
      return {
        unchecked: 'No assets/i18n was found: set the folder of backoffice.js with --assets.',
      };
    }
    const { call, status, json } = answer;
    if (status !== 200) {
      return {
        fails: `${call} returns status ${status}.`,
        fix: 'Serve all of dist, including assets/i18n, or correct assets-base.',
      };
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return {
        fails: `${call} is not a JSON object: it is ${json === undefined ? describeType(answer, server.hide) : describeValue(json, server.hide)}.`,
        fix: 'Serve the file itself, not a page instead.',
      };
    }
    const wrong = Object.entries(json).find(([, value]) => !isMessage(value));
    if (!wrong) return undefined;
    return {
      fails: `${call} contains ${quote(server.hide(wrong[0]))}, which is ${describeValue(wrong[1], server.hide)}, not a string.`,
      fix: 'Use one flat object, {"menu.site": "Sites"}, without nested objects.',
    };
  },
};

/** Returns whether a value is a string or a compiled message. */
function isMessage(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
