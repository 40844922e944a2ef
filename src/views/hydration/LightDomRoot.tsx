import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { earlyInputOf } from '../../handover/earlyInput';
import { ignoreRepeatedEnter } from '../../handover/ignoreRepeatedEnter';
import { stopFormEvents } from '../../handover/stopEvents';
import { languageInfo } from '../../store/language/languages';
import { ElementProvider, useElementContext, useLanguage } from '../element/elementContext';
import { keepChild } from '../element/keepChild';
import { keepStyles } from '../styles/adoptStyles';
import { capturePainted, type Painted } from './capturePainted';
import { hydrate } from './hydrate';
import { mirrorInXml } from './mirrorInXml';
import { ReplayRecordedInput } from './ReplayRecordedInput';

/**
 * Renders its children into the element's light DOM, slotted under that name: password managers do
 * not find inputs in a shadow root. A prerendered container is hydrated and keeps the typed text. A container
 * that the page removes returns. React cannot hydrate portals, so this is a separate root.
 */
export function LightDomRoot({ slot, children }: { slot: string; children: ReactNode }) {
  const context = useElementContext();
  const { host } = context;
  const { locale, dir } = languageInfo(useLanguage());
  const root = useRef<Root>(undefined);
  const container = useRef<Element>(undefined);
  const captured = useRef<Painted>(undefined);
  const [ready, setReady] = useState(false);
  const content = (
    <ElementProvider value={context}>
      {children}
      <ReplayRecordedInput
        host={host}
        container={() => container.current}
        painted={() => captured.current}
        onDone={() => setReady(true)}
      />
    </ElementProvider>
  );

  // An update before hydration has finished would discard the container and the typed text.
  useLayoutEffect(() => {
    if (ready) root.current?.render(content);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: later content is rendered by the effect above
  useLayoutEffect(() => {
    const containers = `:scope > [slot="${slot}"][data-backoffice]`;
    const [painted, ...copies] = host.querySelectorAll(containers);
    for (const copy of copies) copy.remove();
    const node = painted ?? addContainer(host, slot);
    container.current = node;
    void mirrorInXml(node);
    // From here on React receives the events.
    earlyInputOf(host)?.stop(node);
    // Here as well: a container that the page has copied has no listeners.
    stopFormEvents(node);
    ignoreRepeatedEnter(node);
    if (painted) {
      captured.current = capturePainted(painted);
      root.current = hydrate(painted, content);
    } else {
      root.current = createRoot(node);
      root.current.render(content);
    }
    const stopKeepingNode = keepChild(host, node, containers);
    const stopKeepingStyles = keepStyles(node);
    return () => {
      stopKeepingNode();
      stopKeepingStyles();
      const oldRoot = root.current;
      root.current = undefined;
      node.remove();
      // React forbids unmounting a root while another one renders.
      queueMicrotask(() => oldRoot?.unmount());
    };
  }, [host, slot]);

  // Screen readers would otherwise use the language of the page.
  useLayoutEffect(() => {
    container.current?.setAttribute('lang', locale);
    if (dir) container.current?.setAttribute('dir', dir);
    else container.current?.removeAttribute('dir');
  });

  return <slot name={slot} />;
}

function addContainer(host: HTMLElement, slot: string): Element {
  const container = document.createElement('div');
  container.slot = slot;
  container.dataset.backoffice = '';
  host.append(container);
  return container;
}
