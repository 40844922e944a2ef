import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Debian's headless Chromium, a separate package. It opens a page in half the time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Returns the first Chromium or Chrome in a usual place that starts. */
export function installedBrowser() {
  return candidates().find(starts) ?? [playwrightBrowser()].find(starts);
}

function candidates() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) => {
      const program = `/Applications/${name}.app/Contents/MacOS/${name}`;
      return [program, `${process.env.HOME}${program}`];
    });
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles32, LOCALAPPDATA } = process.env;
    const programs = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'];
    return [PROGRAMFILES, programFiles32, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        programs.flatMap((name) =>
          ['chrome.exe', 'msedge.exe'].map((file) => path.join(folder, name, 'Application', file)),
        ),
      );
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return [
    HEADLESS_SHELL,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
}

/** Returns the path of the browser that playwright-core downloads. */
function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    // Not installed yet, or not available for this platform.
    return undefined;
  }
}

/** Returns whether a program exists and prints its version. */
export function starts(program) {
  if (!program || !existsSync(program)) return false;
  // On Windows --version opens a window; on Ubuntu a file with that name may only refer to a snap.
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}
