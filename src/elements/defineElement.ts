import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { frameParts } from '../handover/firstPaintAssets';
import { camelCase } from '../store/element/camelCase';
import type { Stores } from '../store/element/elementStores';
import type { ElementOptions } from '../store/element/options';
import { shared } from '../store/element/registry';
import type { PublicUser } from '../store/session/userRecord';
import forms from '../views/account/forms.light.css?inline';
import { lateStyles } from '../views/element/lateStyles';
import { adoptStyles } from '../views/styles/adoptStyles';
import common from '../views/styles/common.css?inline';
import { insist } from '../views/styles/insist';
import { ATTRIBUTES, type Tag } from './attributes';
import type { BackofficeEventMap } from './events';
import { type Mounted, mount, openStores, unmount, update } from './mount';
import { reflect, upgradeProperty } from './reflect';
import { SCRIPT_FOLDER } from './scriptFolder';

/** What makes an element of ours. */
export interface Definition {
  tag: Tag;
  View: ComponentType;
  /** CSS texts of the shadow root. */
  styles: () => readonly string[];
  /** Properties without attribute, objects the integrator gives. */
  properties?: readonly string[];
}

/** What every element of ours can say. */
export interface BackofficeHtmlElement extends HTMLElement {
  readonly version: string;
  readonly user: PublicUser | undefined;
  addEventListener<Name extends keyof BackofficeEventMap>(
    type: Name,
    listener: (this: this, event: BackofficeEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** CSS of the light-DOM forms. */
const formStyles = () => [...frameParts().forms, insist(forms)];

// r2wc's own names for what a subclass may touch.
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [CONTEXT]?: Mounted;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The class of an element: r2wc's, with its sharp edges taken off. Importing it defines nothing. */
export function createElementClass<Properties = object>(
  definition: Definition,
): new () => BackofficeHtmlElement & Properties {
  const { tag, View, styles, properties = [] } = definition;
  const attributes = new Map(Object.entries(ATTRIBUTES[tag]));
  const Base = r2wc(View, { shadow: 'open' }, { mount, update, unmount }) as unknown as {
    new (): R2wcElement;
  };

  class BackofficeElement extends Base {
    static get observedAttributes() {
      return [...attributes.keys()];
    }

    constructor() {
      super();
      // r2wc believes itself connected from the start and would render before it is.
      this[CONNECTED] = false;
      for (const name of attributes.keys()) this.take(name, this.getAttribute(name));
    }

    /** The first paint may have attached the root already: it is taken over as it stands. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      adoptStyles(root, [...styles(), common]);
      return root;
    }

    override connectedCallback() {
      for (const name of [...[...attributes.keys()].map(camelCase), ...properties]) {
        upgradeProperty(this, name);
      }
      this[CONNECTED] = true;
      adoptStyles(this.getRootNode(), [...formStyles(), ...lateStyles(this)]);
      // One that was moved is told as well: what it had in the top layer has left it.
      this[RENDER]();
    }

    /** Moving an element disconnects it for a moment: only one that stays away is unmounted. */
    override disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback() {
      // Nothing to do, but its presence keeps moveBefore() from disconnecting us.
    }

    /** Style sheets belong to a document: in another one they are made anew. */
    adoptedCallback() {
      adoptStyles(this.container, [...styles(), common, ...lateStyles(this.container)]);
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      this.take(name, value);
      if (this[CONNECTED]) this[RENDER]();
    }

    private take(name: string, value: string | null) {
      const boolean = attributes.get(name) === false;
      const taken = boolean ? value !== null && value !== 'false' : (value ?? undefined);
      this[PROPS][camelCase(name)] = taken;
    }

    get version(): string {
      return __VERSION__;
    }

    /** Who is signed in, without the token. */
    get user(): PublicUser | undefined {
      return storesOf(this).session.getState().user;
    }
  }

  for (const [name, fallback] of attributes) reflect(BackofficeElement.prototype, name, fallback);
  for (const name of properties) {
    Object.defineProperty(BackofficeElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: R2wcElement) {
        return this[PROPS][name];
      },
      set(this: R2wcElement, value: unknown) {
        this[PROPS][name] = value;
        if (this[CONNECTED]) this[RENDER]();
      },
    });
  }
  return BackofficeElement as unknown as new () => BackofficeHtmlElement & Properties;
}

/** The stores of an element of ours. Once it is rendered, every change of its options has reached them. */
export function storesOf(element: HTMLElement): Stores {
  const { [CONTEXT]: mounted, [PROPS]: options } = element as R2wcElement;
  return mounted?.stores ?? openStores(element, options as ElementOptions);
}

/** Defines a tag once; a second copy of the bundle finds it taken and leaves it. */
export function defineElement(tag: string, elementClass: CustomElementConstructor): void {
  // The diagnostics tell them apart.
  shared<string[]>('copies', () => []).push(`${tag} ${__VERSION__} ${SCRIPT_FOLDER}`);
  if (!customElements.get(tag)) customElements.define(tag, elementClass);
}
