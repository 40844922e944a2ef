import { useMemo } from 'react';
import { useStore } from 'zustand';
import { labelOf } from '../../../locales/i18n';
import { areaStateOf } from '../../../store/areas/areaState';
import { errorMessage, toError } from '../../../store/browser/thrownError';
import type { Announce } from '../../../store/element/announce';
import { type CommandEntry, readCommands } from '../../../store/lists/commands';
import { useOption, useStores, useTexts } from '../../element/elementContext';

/** Returns the commands of the host page and of the open area. Running one never throws. */
export function useCommands(): CommandEntry[] {
  const i18n = useTexts();
  const stores = useStores();
  const given = useOption('commands');
  const ofAreas = useStore(areaStateOf(stores), (state) => state.commands);
  return useMemo(() => {
    const entries = Object.entries(ofAreas).flatMap(([area, list = []]) =>
      list.map((entry) => ({ ...entry, id: `${area}/${entry.id}` })),
    );
    return [...entries, ...readCommands(given)].map((entry) => ({
      ...entry,
      label: labelOf(i18n, entry),
      run: () => runCommand(entry, stores.announce),
    }));
  }, [given, ofAreas, stores, i18n]);
}

/** Runs a command; a failure is reported with an event and to `window.onerror`. */
async function runCommand({ run }: CommandEntry, announce: Announce): Promise<void> {
  try {
    await run();
  } catch (cause) {
    const error = toError(cause);
    announce('backoffice-error', { source: 'request', message: errorMessage(error), error });
    reportError(error);
  }
}
