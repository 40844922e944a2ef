import { type RefObject, useLayoutEffect, useState } from 'react';
import type { LayoutState } from '../../store/layout/layout';
import { useStores } from '../element/elementContext';
import { type FrameState, frameAttributes } from '../firstPaint/frameAttributes';

/**
 * Keeps the attributes of the shell's root equal to the layout without a render: CSS reads them, and most
 * changes concern nothing else. Returns the state for the first render, which React must not change later.
 */
export function useFrameAttributes(pane: RefObject<Element | null>): FrameState {
  const { layout } = useStores();
  const [first] = useState(() => frameState(layout.getState()));
  useLayoutEffect(() => {
    const root = pane.current?.closest('.shell');
    const update = (state: LayoutState) => {
      for (const [name, value] of Object.entries(frameAttributes(frameState(state)))) {
        const text = String(value);
        // A theme that is still unknown stays as the first paint has drawn it.
        if (text !== 'host' && root?.getAttribute(name) !== text) root?.setAttribute(name, text);
      }
    };
    update(layout.getState());
    return layout.subscribe(update);
  }, [layout, pane]);
  return first;
}

function frameState({ settings, shownTheme, condensed, menuOpen }: LayoutState): FrameState {
  return { ...settings, theme: shownTheme, condensed, menuOpen };
}
