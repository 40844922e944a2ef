import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Exit code of a shell for a command that it cannot find. */
const NOT_STARTED = 127;

/** Exit code of `timeout` for a command that took too long. */
export const TIMED_OUT = 124;

/** Time in ms between two checks of the parent process. */
const PARENT_POLL = 300;

const onWindows = process.platform === 'win32';
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the repository, streams its output and returns its exit code (128 + the
 * signal's number if a signal ended it, 127 if it could not be started). Programs in
 * node_modules/.bin are found by name. Signals to this process are forwarded. After `timeout` ms the
 * command and the processes that it has started are killed, and the exit code is 124.
 */
export async function run(command, options = {}) {
  return await start(command, options).ended;
}

/**
 * Starts a command like `run`, without waiting: `{ stop(signal), ended: Promise<exit code> }`. With
 * `onOutput`, every chunk of its output is passed there instead of to the terminal.
 */
export function start(
  [program, ...args],
  { env = {}, onOutput = undefined, timeout = undefined } = {},
) {
  const hasGroup = timeout !== undefined && !onWindows;
  // npm and the programs in .bin are .cmd files on Windows, which only its shell can start.
  const shell = onWindows && program !== process.execPath;
  const [started, ...passed] = shell ? forWindowsShell([program, ...args]) : [program, ...args];
  const child = spawn(started, passed, {
    cwd: root,
    env: { ...process.env, ...env, [pathName()]: withLocalPrograms() },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // A separate process group can be killed as a whole.
    detached: hasGroup,
    shell,
  });
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  const stop = (signal) => {
    // A terminal sends Ctrl-C to a child of the same group as well: a second signal would force it to exit.
    if (signal === 'SIGINT' && process.stdin.isTTY && !hasGroup) return;
    child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, stop);
  const watch = onceOrphaned(() => child.kill('SIGTERM'));
  let timedOut = false;
  const timer =
    timeout &&
    setTimeout(() => {
      timedOut = true;
      killTree(child);
    }, timeout);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(NOT_STARTED);
    });
    // After the last of its output.
    child.once('close', (code, signal) =>
      resolve(timedOut ? TIMED_OUT : (code ?? 128 + constants.signals[signal])),
    );
  }).finally(() => {
    clearInterval(watch);
    clearTimeout(timer);
    for (const signal of forwardedSignals) process.off(signal, stop);
  });
  return { stop: (signal = 'SIGTERM') => child.kill(signal), ended };
}

/** Quotes the parts of a command that the shell of Windows would split or interpret, since Node joins them with spaces. */
export function forWindowsShell(command) {
  return command.map((part) =>
    part === '' || /[\s&()^|<>]/.test(part) ? `"${part.replace(/\\+$/, '$&$&')}"` : part,
  );
}

/**
 * Calls back when npm has ended, which its shell does not report by a signal: the process id of the
 * parent changes. Returns the timer.
 */
function onceOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && callback(), PARENT_POLL);
}

/**
 * Kills a child with its process group, since a process with a blocked thread does not notice that its parent has
 * ended.
 */
function killTree({ pid }) {
  if (onWindows) spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

function pathName() {
  return Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
}

function withLocalPrograms() {
  const local = path.join(root, 'node_modules', '.bin');
  return [local, process.env[pathName()]].filter(Boolean).join(path.delimiter);
}
