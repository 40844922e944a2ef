import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Weighs a built folder. Returns `react`, the weight of stock React bundled in the same way; `stages`, what each entry
 * loads before it is usable and in all (dist/manifest.json); and `weightOf`, which weighs one of the files. A weight
 * has the bytes `raw`, `gzip` and `brotli`; of several files, each is compressed alone. `beside` is the Brotli weight
 * of a stage without that of React.
 */
export async function weighEntries(folder) {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const react = await weighReact();
  const weights = new Map();
  const weightOf = (file) => {
    if (!weights.has(file)) weights.set(file, weigh(readFileSync(path.join(folder, file))));
    return weights.get(file);
  };
  const stages = Object.entries(entries).flatMap(([entry, filesByStage]) =>
    Object.entries(filesByStage).map(([stage, files]) => {
      const weight = sum(files.map(weightOf));
      return { entry, stage, files, weight, beside: weight.brotli - react.brotli };
    }),
  );
  return { react, stages, weightOf };
}

/** Weighs stock React, bundled like dist. */
async function weighReact() {
  const { register } = await import('tsx/esm/api');
  register();
  const { stockReact } = await import('./stockReact.ts');
  return weigh(Buffer.from(await stockReact()));
}

function weigh(bytes) {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, BEST).length,
  };
}

function sum(weights) {
  const total = (kind) => weights.reduce((bytes, weight) => bytes + weight[kind], 0);
  return { raw: total('raw'), gzip: total('gzip'), brotli: total('brotli') };
}
