/**
 * The public interface in words, once: the tables of the README and the files for editors are made from
 * it. Defaults and accepted values are the code's own; tests hold the rest to it.
 */
import { ATTRIBUTES, type Tag } from '../../src/elements/attributes';
import { camelCase } from '../../src/store/camelCase';
import { ACCEPTED } from '../../src/store/options';
import { attributes } from './attributes';
import { events } from './events';
import { properties } from './properties';
import type { ElementName } from './row';
import { parts, slots, tokens } from './surface';

/** One element with all it offers. */
export interface ElementDescription {
  tag: Tag;
  className: string;
  summary: string;
  attributes: AttributeDescription[];
  properties: { name: string; type: string; readonly: boolean; meaning: string }[];
  methods: { name: string; parameters: string[]; type: string; meaning: string }[];
  events: { name: string; detail: string; meaning: string }[];
  slots: { name: string; meaning: string }[];
  parts: { name: string; meaning: string }[];
  tokens: typeof tokens;
}

/** An attribute and its property. */
export interface AttributeDescription {
  name: string;
  property: string;
  /** `false` marks a boolean attribute. */
  default: string | false;
  /** What is accepted, where not any text is. */
  values: readonly string[];
  meaning: string;
}

const SUMMARIES: Record<ElementName, string> = {
  shell:
    'Top bar, side menu, areas, profile, error pages, and sign-in with password reset for whoever is signed out.',
  login: 'The sign-in card alone, for a page of its own.',
  reset: 'The password reset alone: send, verify, reset.',
};

/** Every element of the package. */
export const elements: ElementDescription[] = (Object.keys(SUMMARIES) as ElementName[]).map(
  describe,
);

function describe(element: ElementName): ElementDescription {
  const tag: Tag = `backoffice-${element}`;
  const of = <Row extends { on: readonly ElementName[] }>(rows: readonly Row[]) =>
    rows.filter(({ on }) => on.includes(element));
  return {
    tag,
    className: `Backoffice${element[0]?.toUpperCase()}${element.slice(1)}`,
    summary: SUMMARIES[element],
    attributes: of(attributes).map(({ name, meaning }) => ({
      name,
      property: camelCase(name),
      default: ATTRIBUTES[tag][name] ?? '',
      values: ACCEPTED[camelCase(name)] ?? [],
      meaning,
    })),
    properties: of(properties)
      .filter(({ name }) => !name.includes('('))
      .map(({ name, type, readonly = false, meaning }) => ({ name, type, readonly, meaning })),
    methods: of(properties).flatMap(({ name, type, meaning }) => {
      const [, method, inside = ''] = /^(\w+)\((.*)\)$/.exec(name) ?? [];
      if (!method) return [];
      return [{ name: method, parameters: inside ? inside.split(', ') : [], type, meaning }];
    }),
    events: of(events).map(({ name, detail, meaning }) => ({ name, detail, meaning })),
    slots: oneByOne(of(slots)),
    parts: oneByOne(of(parts)),
    tokens,
  };
}

function oneByOne(rows: readonly { names: readonly string[]; meaning: string }[]) {
  return rows.flatMap(({ names, meaning }) => names.map((name) => ({ name, meaning })));
}
