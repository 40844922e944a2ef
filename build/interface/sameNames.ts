/**
 * Compile-time checks: the lists of attributes and properties name the same members. A member that one of them lacks
 * is a type error here, which says its name.
 */
import type { LoginProperties, ResetProperties } from '../../src/elements/elementProperties';
import type { ATTRIBUTES, Tag } from '../../src/elements/sessionAttributes';
import type { SHELL_OBJECTS, ShellProperties } from '../../src/elements/shellProperties';
import type { ElementOptions } from '../../src/store/element/options';
import type { propertyRows } from './properties';

type None<Forgotten extends never> = Forgotten;

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Reflected<Element extends Tag> = CamelCase<keyof (typeof ATTRIBUTES)[Element]>;
type ShellObject = (typeof SHELL_OBJECTS)[number];
type LoginObject = 'authProvider';

// The types of the properties, and the attributes and objects that the classes define.
export type ShellLacks = None<
  Exclude<keyof ShellProperties, Reflected<'backoffice-shell'> | ShellObject>
>;
export type LoginLacks = None<
  Exclude<keyof LoginProperties, Reflected<'backoffice-login'> | LoginObject>
>;
export type ResetLacks = None<Exclude<keyof ResetProperties, Reflected<'backoffice-reset'>>>;
export type ShellPropertiesLack = None<
  Exclude<Reflected<'backoffice-shell'> | ShellObject, keyof ShellProperties>
>;
export type LoginPropertiesLack = None<
  Exclude<Reflected<'backoffice-login'> | LoginObject, keyof LoginProperties>
>;
export type ResetPropertiesLack = None<
  Exclude<Reflected<'backoffice-reset'>, keyof ResetProperties>
>;

// The options of the stores.
type Property = keyof ShellProperties | keyof LoginProperties | keyof ResetProperties;
export type OptionsLack = None<Exclude<Property, keyof ElementOptions>>;
export type PropertiesLack = None<Exclude<keyof ElementOptions, Property>>;

// The description of the properties without an attribute.
type Row = (typeof propertyRows)[number];
type Described = Exclude<Exclude<Row, { readonly: true }>['name'], `${string}(${string}`>;
export type DescriptionLacks = None<Exclude<ShellObject | LoginObject, Described>>;
export type ObjectsLack = None<Exclude<Described, ShellObject | LoginObject>>;
