import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { earlyOf } from '../../handover/earlyInput';
import { keepKeysInside } from '../../handover/stopKeyPropagation';
import { LANGUAGES } from '../../store/language/languageChoice';
import { ElementProvider, useLanguage, useSurroundings } from '../element/elementContext';
import { takeOver } from './hydrate';

/**
 * Renders its children into the element's light DOM, projected by the slot of that name: password
 * managers miss inputs in a shadow root. A container that the first paint filled is taken over with
 * everything typed in it. React hydrates no portals, so this is a root of its own.
 */
export function InPage({ slot, children }: { slot: string; children: ReactNode }) {
  const surroundings = useSurroundings();
  const { host } = surroundings;
  const { locale } = LANGUAGES[useLanguage()];
  const root = useRef<Root>(undefined);
  const container = useRef<Element>(undefined);
  const [ready, setReady] = useState(false);
  const content = (
    <ElementProvider value={surroundings}>
      {children}
      <Replay host={host} container={() => container.current} onDone={() => setReady(true)} />
    </ElementProvider>
  );

  // An update before React has taken over would make it render anew, and lose what was typed.
  useLayoutEffect(() => {
    if (ready) root.current?.render(content);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: later content goes through render above
  useLayoutEffect(() => {
    const painted = host.querySelector(`:scope > [slot="${slot}"][data-backoffice]`);
    const place = painted ?? addContainer(host, slot);
    container.current = place;
    // From here on React hears what happens in it.
    earlyOf(host)?.stop(place);
    if (painted) {
      root.current = takeOver(painted, content);
    } else {
      root.current = createRoot(place);
      root.current.render(content);
      keepKeysInside(place);
    }
    return () => {
      const leaving = root.current;
      root.current = undefined;
      place.remove();
      // React forbids unmounting a root while another one renders.
      queueMicrotask(() => leaving?.unmount());
    };
  }, [host, slot]);

  // Its ancestors are the page's: it would be read aloud in the page's language.
  useLayoutEffect(() => container.current?.setAttribute('lang', locale));

  return <slot name={slot} />;
}

/** Carries out what was clicked or submitted in the container before React could. */
export function Replay(props: {
  host: HTMLElement;
  container(): Node | undefined;
  onDone?(): void;
}) {
  const { host, container, onDone } = props;
  const { pageLanguage } = useSurroundings().stores;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React has taken over
  useEffect(() => {
    const early = earlyOf(host);
    if (early?.chosen) pageLanguage.choose(early.chosen);
    early?.replay(container());
    onDone?.();
  }, []);
  return null;
}

function addContainer(host: HTMLElement, slot: string): Element {
  const container = document.createElement('div');
  container.slot = slot;
  container.dataset.backoffice = '';
  host.append(container);
  return container;
}
