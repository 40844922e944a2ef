/** Creates the components of `backoffice-elements/react`. React itself comes from the page. */
import {
  createElement,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ONLINE_DELAY_MS } from '../constants';
import english from '../locales/en/firstPaint.json';

type Props = Record<string, unknown> & { children?: ReactNode };

/** Prop of the pickers: the attribute `value` when the element is created, unless `value` is given. */
const DEFAULT_VALUE = 'defaultValue';

/** Boolean attributes of all elements. React 18 would write `false` into an attribute of a custom tag, which then is set. */
const BOOLEANS = ['hidden', 'inert'];

/** Message in place of an element whose code could not be loaded; the texts of other languages are in that code. */
const LOADING_FAILED = english['loader.failed'];

/** `useLayoutEffect`, which React 18 warns about on a server. */
const useDomEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
const noSubscription = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Creates the component of an element. On the server and during hydration it renders nothing, so the
 * markup always matches; then it renders the element and sets its properties and listeners.
 * @param load imports the module that registers the element
 */
export function createComponent(
  tag: string,
  load: () => Promise<unknown>,
  ownProperties: readonly string[],
  events: readonly string[],
) {
  const properties = [...ownProperties, ...BOOLEANS];
  const hasValue = properties.includes('value');
  // React does not listen for `invalid` on custom tags.
  const allEvents = hasValue ? [...events, 'invalid'] : events;
  const eventNames = new Map(allEvents.map((event) => [listenerName(event), event]));

  const Component = forwardRef<HTMLElement | null, Props>((props, ref) => {
    const client = useSyncExternalStore(noSubscription, inBrowser, onServer);
    const element = useRef<HTMLElement>(null);
    const current = useRef(props);
    const [failed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: `client` is not read: the element exists once it is true, and the ref must follow
    useImperativeHandle(ref, () => element.current as HTMLElement, [client]);
    useDomEffect(() => {
      current.current = props;
      const host = element.current;
      if (!host) return;
      // A form resets to the attribute, and React resets a form after its action: a controlled picker keeps its value.
      const uncontrolled = assigned.has(host) ? undefined : props[DEFAULT_VALUE];
      const initial = props.value === undefined ? uncontrolled : (props.value ?? '');
      if (hasValue && initial != null) host.setAttribute('value', String(initial));
      assign(host, props, properties);
    });
    // Before the element announces that it is ready.
    useDomEffect(() => {
      const host = element.current;
      if (!host) return;
      load().catch((error) => {
        console.error(error);
        setFailed(true);
        retryOnline(load);
        // Another component of the tag may load it later.
        return customElements.whenDefined(tag).then(() => setFailed(false));
      });
      // Once for each element, and not removed: React ends the effects of a tree that it hides, but the element lives on.
      if (listening.has(host)) return;
      listening.add(host);
      for (const [prop, event] of eventNames) {
        host.addEventListener(event, (dispatched) => {
          // The listener of the last render that was visible.
          const listener = current.current[prop] as ((event: Event) => void) | undefined;
          if (host.isConnected) listener?.(dispatched);
        });
      }
    }, [client]);
    if (!client) return null;
    const { className, children, ...others } = props;
    const rest = Object.entries(others).filter(
      ([name]) =>
        !properties.includes(name) &&
        !eventNames.has(name) &&
        !(hasValue && name === DEFAULT_VALUE),
    );
    const attributes = {
      ...Object.fromEntries(rest),
      ...attributesOf(props, ownProperties),
      // React 18 would write `className` into an attribute of that name.
      class: className,
      ref: element,
    };
    // React does not allow children beside it.
    if (others.dangerouslySetInnerHTML) return createElement(tag, attributes);
    const note = failed && createElement('p', { role: 'alert', lang: 'en' }, LOADING_FAILED);
    return createElement(tag, attributes, note, children as ReactNode);
  });
  Component.displayName = tag;
  return Component;
}

/** The imports that are tried again once the browser is online. */
const retrying = new Set<() => Promise<unknown>>();

/** Imports a module again once the browser is online, which often cannot reach a server yet. */
function retryOnline(load: () => Promise<unknown>): void {
  if (retrying.has(load)) return;
  retrying.add(load);
  const retry = () => {
    retrying.delete(load);
    load().catch(() => retryOnline(load));
  };
  addEventListener('online', () => setTimeout(retry, ONLINE_DELAY_MS), { once: true });
}

/** The elements that have listeners. */
const listening = new WeakSet<HTMLElement>();

/** Names of the properties that a render has set, by element. */
const assigned = new WeakMap<HTMLElement, Set<string>>();

/** Sets the properties in `props`. Those that only an earlier render set return to their default. */
function assign(element: HTMLElement, props: Props, properties: readonly string[]): void {
  const before = assigned.get(element) ?? new Set();
  const current = new Set(properties.filter((name) => props[name] !== undefined));
  for (const name of new Set([...before, ...current])) {
    const given = props[name];
    // As an attribute, an empty text means true.
    const value = given === '' && BOOLEANS.includes(name) ? true : given;
    if (Reflect.get(element, name) !== value) Reflect.set(element, name, value);
  }
  assigned.set(element, current);
}

/**
 * Returns the attributes for properties that have one. React sets attributes before it inserts the element, which then
 * starts with them: a shell, for example, with its `routing`.
 */
function attributesOf(props: Props, properties: readonly string[]): Props {
  const attributes: Props = {};
  for (const name of properties) {
    const value = props[name];
    const isText = typeof value === 'string' && value !== '';
    if (name !== 'value' && (isText || typeof value === 'number' || value === true))
      attributes[attributeName(name)] = value === true ? '' : value;
  }
  return attributes;
}

/** Returns the attribute of a property: `apiBase` is `api-base`. */
const attributeName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the prop of an event: `backoffice-login` is `onBackofficeLogin`. */
function listenerName(event: string): string {
  return `on-${event}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
