/**
 * Description of the public interface. The tables of the reference, the docstrings of the public types and
 * the files for editors are generated from it. Defaults and accepted values come from the code.
 */

import { PICKER_ATTRIBUTES, type PickerTag } from '../../src/elements/pickers/pickerAttributes';
import { ATTRIBUTES, type Tag } from '../../src/elements/sessionAttributes';
import { camelCase } from '../../src/store/element/camelCase';
import { ACCEPTED } from '../../src/store/element/options';
import { ACCENTS } from '../../src/store/pickers/accept';
import { attributes } from './attributes';
import { events } from './events';
import { PICKERS, pickerAttributes, pickerEvents, pickerParts, pickerProperties } from './pickers';
import { plainLinks } from './plainLinks';
import { properties } from './properties';
import type { ElementName, TokenRow } from './row';
import { parts, pickerTokens, slots, states, tokens } from './surface';

/** The public interface of one element. */
export interface ElementDescription {
  tag: Tag | PickerTag;
  className: string;
  summary: string;
  attributes: AttributeDescription[];
  properties: { name: string; type: string; readonly: boolean; meaning: string }[];
  methods: { name: string; parameters: string[]; type: string; meaning: string }[];
  events: { name: string; detail: string; type: string; meaning: string }[];
  slots: { name: string; meaning: string }[];
  parts: { name: string; meaning: string }[];
  states: { name: string; meaning: string }[];
  tokens: readonly TokenRow[];
}

/** An attribute and its property. */
export interface AttributeDescription {
  name: string;
  property: string;
  /** `false` marks a boolean attribute. */
  default: string | false;
  /** Accepted values; empty if any text is accepted. */
  values: readonly string[];
  meaning: string;
}

const SUMMARIES: Record<ElementName, string> = {
  shell: 'Top bar, side menu, areas, profile, error pages, and sign-in with password reset.',
  login: 'The sign-in card, for a separate sign-in page.',
  reset: 'The password reset in three steps: send, verify, reset.',
  'date-picker': 'A form field for a day, or with `range` for two, with a calendar.',
  'time-picker': 'A form field for a time of day.',
};

const DEFAULTS: Record<string, Record<string, string | false>> = {
  ...ATTRIBUTES,
  ...PICKER_ATTRIBUTES,
};

const VALUES: Record<string, readonly string[]> = { ...ACCEPTED, accent: ACCENTS };

/** Every element of the package. */
export const elements: ElementDescription[] = (Object.keys(SUMMARIES) as ElementName[]).map(
  describe,
);

function describe(element: ElementName): ElementDescription {
  const tag: Tag | PickerTag = `backoffice-${element}`;
  const isPicker = (PICKERS as readonly ElementName[]).includes(element);
  const rows = isPicker
    ? {
        attributes: pickerAttributes,
        properties: pickerProperties,
        events: pickerEvents,
        slots: [],
        parts: pickerParts,
        states: [],
      }
    : { attributes, properties, events, slots, parts, states };
  const of = <Row extends { on: readonly ElementName[]; meaning: string }>(rows: readonly Row[]) =>
    rows
      .filter(({ on }) => on.includes(element))
      .map((row) => ({ ...row, meaning: plainLinks(row.meaning) }));
  return {
    tag,
    className: classOf(tag),
    summary: SUMMARIES[element],
    attributes: of(rows.attributes).map(({ name, meaning }) => ({
      name,
      property: camelCase(name),
      default: DEFAULTS[tag]?.[name] ?? '',
      values: VALUES[camelCase(name)] ?? [],
      meaning,
    })),
    properties: of(rows.properties)
      .filter(({ name }) => !name.includes('('))
      .map(({ name, type, readonly = false, meaning }) => ({ name, type, readonly, meaning })),
    methods: of(rows.properties).flatMap(({ name, type, meaning }) => {
      const [, method, inside = ''] = /^(\w+)\((.*)\)$/.exec(name) ?? [];
      if (!method) return [];
      return [{ name: method, parameters: inside ? inside.split(', ') : [], type, meaning }];
    }),
    events: of(rows.events).map(({ name, detail, type, meaning }) => ({
      name,
      detail,
      type: type ?? `CustomEvent<BackofficeEventMap['${name}']['detail']>`,
      meaning,
    })),
    slots: oneByOne(of(rows.slots)),
    parts: oneByOne(of(rows.parts)),
    states: oneByOne(of(rows.states)),
    tokens: isPicker ? pickerTokens : tokens,
  };
}

/** `backoffice-date-picker` → `BackofficeDatePicker`. */
function classOf(tag: string): string {
  return camelCase(`-${tag}`);
}

function oneByOne(rows: readonly { names: readonly string[]; meaning: string }[]) {
  return rows.flatMap(({ names, meaning }) => names.map((name) => ({ name, meaning })));
}
