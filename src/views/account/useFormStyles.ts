import { useLayoutEffect } from 'react';
import { useSurroundings } from '../kit/context';
import { insist } from '../styles/insist';
import { adoptLate } from '../styles/lateStyles';

/** Adopts the CSS of a form in the light DOM that is loaded on demand. */
export function useFormStyles(text: string): void {
  const { host } = useSurroundings();
  const root = host.getRootNode();
  useLayoutEffect(() => adoptLate(host, root, insist(text)), [host, root, text]);
}
