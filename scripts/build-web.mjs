/**
 * Builds the web client and writes down what went into it, for scripts/check-bundle.mjs.
 * A program of its own, because Vite sets NODE_ENV for the process that it runs in.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Per file of the build: what it holds and what it loads. */
const chunks = {};
const note = {
  name: 'note-chunks',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { isEntry, facadeModuleId, imports, dynamicImports, moduleIds } = chunk;
      chunks[file] = { isEntry, facadeModuleId, imports, dynamicImports, moduleIds };
    }
  },
};

await build({ root: join(root, 'web'), logLevel: 'warn', plugins: [note] });
await mkdir(join(root, '.cache/build'), { recursive: true });
await writeFile(join(root, '.cache/build/web-chunks.json'), JSON.stringify(chunks));
