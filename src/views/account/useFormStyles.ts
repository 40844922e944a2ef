import { useLayoutEffect } from 'react';
import { useElementContext } from '../element/elementContext';
import { adoptLateStyles } from '../element/lateStyles';
import { makeImportant } from '../styles/makeImportant';

/** Adopts the CSS of a form in the light DOM that loads on demand. */
export function useFormStyles(text: string): void {
  const { host } = useElementContext();
  const root = host.getRootNode();
  useLayoutEffect(() => adoptLateStyles(host, root, makeImportant(text)), [host, root, text]);
}
