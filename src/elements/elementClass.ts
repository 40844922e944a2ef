/**
 * The one factory of all five elements, on top of `@r2wc/react-to-web-component` as published.
 *
 * r2wc attaches the shadow root, keeps one object of props per element (`r2wc.props`), remembers the
 * mounted view (`r2wc.context`) and unmounts its React root. Everything it does differently from a
 * built-in element is overridden here and nowhere else:
 *
 * | override | why | r2wc 2.1.1 on its own |
 * | --- | --- | --- |
 * | `observedAttributes`, `attributeChangedCallback` | attributes are read by `attributeProperties.ts` | ignores bare boolean attributes and removed attributes |
 * | accessors on the prototype | strings and booleans reflect, objects stay off attributes | writes `json` props into the markup; bad JSON throws in the constructor |
 * | constructor: `r2wc.connected = false` | renders only once connected | believes it is connected, and renders into a detached element |
 * | `attachShadow` | keeps a prerendered root, adopts style sheets, delegates focus | `{ mode }` is its only option; throws if a root exists |
 * | `shadowRoot` | the root may be closed: by a page that wraps `attachShadow`, or declaratively | null on such a page |
 * | `connectedCallback` | applies properties set before the upgrade; renders again after a move; says if it cannot mount | such properties shadow the accessors |
 * | `r2wc.render` | mounts through `definition.mount`, which can hydrate and knows the stores | always `createRoot`, props only |
 * | `disconnectedCallback` | unmounts a task later, unless the element is back by then | a move unmounts the view and loses its state |
 * | `connectedMoveCallback` | `moveBefore()` does not disconnect the element, and counts as a move | not defined |
 * | `adoptedCallback` | style sheets belong to a document | sheets of the old document are dropped |
 * | no `events` option | events are dispatched by `events.ts` | `onSignedIn` becomes `signedin`: does not bubble, cannot be canceled |
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { attachRoot } from '../handover/attachRoot';
import { earlyInputOf } from '../handover/earlyInput';
import { firstPaintAssets } from '../handover/firstPaintAssets';
import { camelCase } from '../store/element/camelCase';
import { chunkStyles } from '../views/element/chunkStyles';
import { mirrorInXml } from '../views/hydration/mirrorInXml';
import { adoptStyles } from '../views/styles/adoptStyles';
import common from '../views/styles/common.css?inline';
import { type Attributes, propOf, reflectAttribute, upgradeProperty } from './attributeProperties';

/** Configuration of an element class: root view, style sheets, attributes and properties. */
export interface ElementDefinition {
  View: ComponentType;
  attributes: Attributes;
  /** Names of the properties without an attribute: objects and functions. */
  properties?: readonly string[];
  /** CSS texts of the shadow root. */
  styles(): readonly string[];
  /** CSS texts of the document or shadow root around the element, for its light DOM. */
  outerStyles?(): readonly string[];
  delegatesFocus?: boolean;
  /** Renders the view into the shadow root, or hydrates what is there. */
  mount(host: ManagedElement, View: ComponentType): MountedView;
}

/** The rendered view of one element. r2wc itself unmounts `root`. */
export interface MountedView {
  root: Root;
  /** Passes changed props on to the view. */
  update(): void;
  /** Ends every subscription, just before the root is unmounted. */
  dispose(): void;
}

// The public symbols of r2wc.
const CONNECTED = Symbol.for('r2wc.connected');
export const RENDER = Symbol.for('r2wc.render');
export const CONTEXT = Symbol.for('r2wc.context');
export const PROPS = Symbol.for('r2wc.props');

/** An element made by r2wc, with the members that subclasses override. */
export interface ManagedElement extends HTMLElement {
  container: ShadowRoot;
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [CONTEXT]?: MountedView;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
}

/** Creates the class of an element. Importing or calling it registers nothing. */
export function createElementClass(definition: ElementDefinition): new () => ManagedElement {
  const { View, attributes, properties = [], outerStyles, delegatesFocus } = definition;
  const Base = r2wc(View, { shadow: 'open' }) as unknown as new () => ManagedElement;
  const names = Object.keys(attributes);
  const propNames = [...names.map(camelCase), ...properties];
  const styles = () => [...definition.styles(), common];

  class ManagedElementClass extends Base {
    static get observedAttributes() {
      return names;
    }

    constructor() {
      super();
      this[CONNECTED] = false;
      for (const name of names) setPropFromAttribute(this, name, this.getAttribute(name));
    }

    override get shadowRoot(): ShadowRoot | null {
      return super.shadowRoot ?? this.container;
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const attach = (next: ShadowRootInit) => super.attachShadow(next);
      const root = this.shadowRoot ?? attachRoot(attach, { ...init, delegatesFocus });
      // In the constructor, what is there without a first paint is a declarative root of the page.
      if (!this.container && !earlyInputOf(this)) root.replaceChildren();
      adoptStyles(root, styles());
      void mirrorInXml(root);
      return root;
    }

    override connectedCallback() {
      try {
        for (const name of propNames) upgradeProperty(this, name);
        this[CONNECTED] = true;
        if (outerStyles) adoptStyles(this.getRootNode(), [...outerStyles(), ...chunkStyles(this)]);
        // After a move as well: whatever the view had in the top layer has left it.
        this[RENDER]();
      } catch (error) {
        // The page may have replaced what is needed, for example by a variable named `URL`.
        const failure = firstPaintAssets().english['loader.failed'] ?? '';
        if (!this[CONTEXT]) this.container.replaceChildren(failure);
        throw error;
      }
    }

    override disconnectedCallback() {
      setTimeout(() => {
        if (this.isConnected) return;
        this[CONTEXT]?.dispose();
        super.disconnectedCallback();
      });
    }

    connectedMoveCallback() {
      this.connectedCallback();
    }

    adoptedCallback() {
      adoptStyles(this.container, [...styles(), ...chunkStyles(this.container)]);
    }

    override attributeChangedCallback(name: string, _before: string | null, now: string | null) {
      setPropFromAttribute(this, name, now);
      this[RENDER]();
    }

    override [RENDER]() {
      if (!this[CONNECTED]) return;
      if (this[CONTEXT]) this[CONTEXT].update();
      else this[CONTEXT] = definition.mount(this, View);
    }
  }

  function setPropFromAttribute(element: ManagedElement, name: string, value: string | null) {
    element[PROPS][camelCase(name)] = propOf(value, attributes[name]);
  }

  for (const name of names)
    reflectAttribute(ManagedElementClass.prototype, name, attributes[name] ?? '');
  for (const name of properties) defineProp(ManagedElementClass.prototype, name);
  return ManagedElementClass;
}

/** Defines the accessors of a property without an attribute. */
function defineProp(prototype: ManagedElement, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: ManagedElement) {
      return this[PROPS][name];
    },
    set(this: ManagedElement, value: unknown) {
      this[PROPS][name] = value;
      this[RENDER]();
    },
  });
}
