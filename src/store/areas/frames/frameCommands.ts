import type { Command } from '../../lists/commands';
import type { Send } from './frameCalls';

/** Stores the functions of the page's commands, which cannot be sent to the shell. */
export function createFrameCommands(send: Send) {
  let current: readonly Command[] = [];
  return {
    replace(list: readonly Command[]) {
      current = list;
    },
    /** Runs a command. A failure is reported to the shell and to `window.onerror` of this page. */
    async run(id: string) {
      try {
        await current.find((command) => String(command.id) === id)?.run();
      } catch (error) {
        send('commandFailed', String(Object(error).message ?? error));
        reportError(error);
      }
    },
  };
}
