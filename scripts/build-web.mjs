/**
 * Builds the web client, prerenders its public pages, and writes down what went into it, for
 * scripts/check-bundle.mjs. A program of its own, because Vite sets NODE_ENV for the process that
 * it runs in.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Under this a file fits one packet either way. */
const WORTH_IT_BYTES = 1_024;

/**
 * The files of the build: what each holds and what it loads.
 * @type {Record<string, Pick<import('vite').Rolldown.OutputChunk,
 *   'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'moduleIds'>>}
 */
export const chunks = {};
/** @type {import('vite').Plugin} */
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
/** Writes the markup of the public pages into their files: readable before any script runs. */
async function prerenderPages() {
  const outDir = join(root, '.cache/build/prerender');
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    build: {
      ssr: 'src/site/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/site/prerender.tsx' },
    },
  });
  const { prerender, brandName } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const pages = { ...prerender(), 'manifest.webmanifest': '', 'offline.html': '' };
  for (const [file, markup] of Object.entries(pages)) {
    const path = join(root, 'web/dist', file);
    const text = (await readFile(path, 'utf8'))
      .replaceAll('%BRAND%', brandName)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
    if (!text.includes(markup)) throw new Error(`${file} has nowhere to put its markup.`);
    await writeFile(path, text);
  }
  await rm(outDir, { recursive: true });
}
await prerenderPages();

/** Lets the typeface arrive with the styles that name it, not after the first words are on screen. */
async function preloadTypeface() {
  const files = await readdir(join(root, 'web/dist/assets'));
  const font = files.find((file) => /^manrope-latin-wght-normal-.*\.woff2$/.test(file));
  if (!font) throw new Error('The typeface is not in the build.');
  const link = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
  const path = join(root, 'web/dist/index.html');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('</head>', `  ${link}\n  </head>`));
}
await preloadTypeface();

/** Puts the typeface into the offline page, which can load nothing. */
async function completeOfflinePage() {
  const file = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
  const font = await readFile(join(root, file), 'base64');
  const path = join(root, 'web/dist/offline.html');
  await writeFile(path, (await readFile(path, 'utf8')).replace('%FONT%', font));
}
await completeOfflinePage();

/** Names the service worker's cache after what is in it, so that a new page replaces the old. */
async function versionWorker() {
  const hash = createHash('sha256');
  for (const file of ['offline.html', 'offline.js']) {
    hash.update(await readFile(join(root, 'web/dist', file)));
  }
  const version = hash.digest('hex').slice(0, 12);
  const path = join(root, 'web/dist/sw.js');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('%VERSION%', version));
}
await versionWorker();

/** Lays compressed copies beside the files that are text; the gateway sends what a browser reads. */
async function compressFiles() {
  const dist = join(root, 'web/dist');
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(dist, file);
      const text = await readFile(path);
      if (text.length < WORTH_IT_BYTES) return;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await Promise.all([
        brotli(text, { params: quality }).then((small) => writeFile(`${path}.br`, small)),
        gzip(text, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
          writeFile(`${path}.gz`, small),
        ),
      ]);
    }),
  );
}
await compressFiles();

await mkdir(join(root, '.cache/build'), { recursive: true });
await writeFile(join(root, '.cache/build/web-chunks.json'), JSON.stringify(chunks));
