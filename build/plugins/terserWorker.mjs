/**
 * A worker thread that minifies: it receives `{code, options}` and answers `{minified}` or
 * `{error}`.
 */
import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', async ({ code, options }) => {
  try {
    parentPort.postMessage({ minified: await minify(code, options) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
