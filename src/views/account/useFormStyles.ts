import { useLayoutEffect } from 'react';
import { useSurroundings } from '../element/elementContext';
import { adoptLate } from '../element/lateStyles';
import { insist } from '../styles/insist';

/** Adopts the CSS of a form in the light DOM that is loaded on demand. */
export function useFormStyles(text: string): void {
  const { host } = useSurroundings();
  const root = host.getRootNode();
  useLayoutEffect(() => adoptLate(host, root, insist(text)), [host, root, text]);
}
