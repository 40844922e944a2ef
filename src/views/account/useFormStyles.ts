import { useLayoutEffect } from 'react';
import { useSurroundings } from '../kit/context';
import { adoptStyles } from '../styles/adoptStyles';
import { insist } from '../styles/insist';

/** Adopts the CSS of a form in the light DOM that is loaded on demand. */
export function useFormStyles(text: string): void {
  const { host } = useSurroundings();
  const root = host.getRootNode();
  useLayoutEffect(() => adoptStyles(root, [insist(text)]), [root, text]);
}
