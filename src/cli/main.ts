#!/usr/bin/env node
/** `npx backoffice-elements check <address>`: checks whether a server implements the contract. */
import { runCommand } from './runCommand';

process.exitCode = await runCommand(process.argv.slice(2), process.env, console);
