/**
 * Prints how well the invisible mark of pictures is found again, over a hundred pictures:
 * workers/src/watermark/measure.ts, bundled from source. Takes some minutes.
 *
 *   node scripts/watermark.mjs
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, root } from './build.mjs';

const outfile = join(root, '.cache/watermark/measure.mjs');
await build({
  ...bundleOptions('workers/dist/main.js'),
  entryPoints: ['workers/src/watermark/measure.ts'],
  // The photo lies beside its source.
  define: {
    'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'workers/src/pictures/x')).href),
  },
  outfile,
});
await import(pathToFileURL(outfile).href);
