import { useMemo } from 'react';
import { useStore } from 'zustand';
import { labelOf } from '../../../locales/i18n';
import { areaStoreOf } from '../../../store/areas/areaStore';
import { errorMessage, toError } from '../../../store/browser/thrownError';
import type { Announce } from '../../../store/element/announce';
import { type CommandEntry, readCommands } from '../../../store/lists/commands';
import { useAreaLabel } from '../../areas/useAreaLabel';
import { useOption, useStores, useTexts } from '../../element/elementContext';
import { useShellRoute } from '../../routing/RouterProvider';

/** Returns the commands of the host page and those of the open area with its label. Running one never throws. */
export function useCommands() {
  const i18n = useTexts();
  const stores = useStores();
  const given = useOption('commands');
  const { area } = useShellRoute();
  const areaLabel = useAreaLabel(area);
  const published = useStore(areaStoreOf(stores), ({ commands }) => commands[area ?? '']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels depend on the texts
  return useMemo(() => {
    const prepare = (entry: CommandEntry): CommandEntry => ({
      ...entry,
      label: labelOf(i18n, entry),
      run: () => runCommand(entry, stores.announce),
    });
    return {
      ofHost: readCommands(given).map(prepare),
      ofArea: (published ?? []).map(prepare),
      areaLabel,
    };
  }, [given, published, areaLabel, stores, i18n.messages]);
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
