#!/usr/bin/env node
/** `npx backoffice-elements check <address>`: checks whether a server implements the contract. */
import { runCommand } from './runCommand';
import type { Terminal } from './watch';

const terminal: Terminal = {
  onKey(listener) {
    process.stdin.on('data', listener);
    return () => {
      process.stdin.off('data', listener);
      process.stdin.pause();
    };
  },
  onEnd(listener) {
    process.once('SIGINT', listener);
    process.once('SIGTERM', listener);
  },
};

process.exitCode = await runCommand(process.argv.slice(2), process.env, console, terminal);
