/**
 * Builds what the processes run: one bundle per process, the workspaces inside, the packages
 * outside (a bundle starts in two thirds of the time of loose modules), and the web client.
 *
 *   node scripts/build.mjs            everything
 *   node scripts/build.mjs server     the bundles of the processes alone
 *
 * `buildChanged` is what `npm start` and `npm test` call: it builds only the part whose sources
 * differ from those of the last build.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Bundle → [the process it belongs to, its entry point]. Paths are relative to the repository.
 * @type {Record<string, [process: string, entryPoint: string]>}
 */
export const bundles = {
  'gateway/dist/main.js': ['gateway', 'gateway/src/main.ts'],
  'gateway/dist/safety-thread.js': ['gateway', 'gateway/src/safety/safety-thread.ts'],
  'workers/dist/main.js': ['workers', 'workers/src/main.ts'],
  'workers/dist/seed.js': ['seed', 'workers/src/seed.ts'],
  'workers/dist/operate.js': ['operate', 'workers/src/operate.ts'],
  'workers/dist/painter-thread.js': ['workers', 'workers/src/builtin/painter/thread.ts'],
  'workers/dist/mark-thread.js': ['workers', 'workers/src/watermark/mark-thread.ts'],
  'workers/dist/transcript-thread.js': ['workers', 'workers/src/transcripts/transcript-thread.ts'],
  'workers/dist/model-process.js': ['workers', 'workers/src/engines/chat/local/model-process.ts'],
  'workers/dist/picture-process.js': ['workers', 'workers/src/pictures/picture-process.ts'],
  'embedded/dist/documents.js': ['documents', 'embedded/src/documents/main.ts'],
  'embedded/dist/launcher.js': ['launcher', 'embedded/src/launcher/main.ts'],
  'embedded/dist/operate.js': ['launcher', 'embedded/src/launcher/operate.ts'],
  'embedded/dist/parent-watch.js': ['launcher', 'embedded/src/launcher/parent-watch.ts'],
};

/** @typedef {(line: string) => void} Say */

const parts = {
  server: {
    sources: ['core/src', 'gateway/src', 'workers/src', 'embedded/src', 'scripts/build.mjs'],
    outputs: Object.keys(bundles),
    build: buildServer,
  },
  web: {
    sources: [
      'core/src/contract',
      'web/src',
      'web/public',
      'web/index.html',
      'web/landing.html',
      'web/tos.html',
      'web/privacy.html',
      'web/vite.config.ts',
      'web/build-chunks.ts',
      'web/package.json',
      'scripts/build-web.mjs',
    ],
    outputs: ['web/dist/index.html', 'web/dist/landing.html', '.cache/build/web-chunks.json'],
    build: buildWeb,
  },
};

/**
 * `@vesper/*` goes into the bundle through the package's own `exports`; all else stays outside.
 * @type {import('esbuild').Plugin}
 */
const workspacesInside = {
  name: 'workspaces-inside',
  setup(build) {
    build.onResolve({ filter: /^@vesper\// }, ({ path }) => ({ path: require.resolve(path) }));
  },
};

/**
 * The options of esbuild for one bundle; the development server uses them too.
 * @param {string} output
 * @returns {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }}
 */
export function bundleOptions(output) {
  const [, entryPoint] = bundles[output] ?? [];
  if (entryPoint === undefined) throw new Error(`There is no bundle ${output}.`);
  return {
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outfile: output,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    plugins: [workspacesInside],
  };
}

async function buildServer() {
  const { build, stop } = await import('esbuild');
  const results = await Promise.allSettled(
    Object.keys(bundles).map((output) => build(bundleOptions(output))),
  );
  // Its builder process would otherwise stay for as long as this one runs.
  await stop();
  const failed = Object.keys(bundles).filter((_, index) => results[index]?.status === 'rejected');
  if (failed.length > 0) throw new Error(`These bundles could not be built: ${failed.join(', ')}.`);
}

/** In a process of its own: Vite sets NODE_ENV for whoever runs it. */
async function buildWeb() {
  const child = spawn(process.execPath, [join(root, 'scripts/build-web.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  if (code !== 0) throw new Error('The web client could not be built.');
}

/** @param {string} path */
async function listFiles(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string[]} sources */
async function fingerprint(sources) {
  const lists = await Promise.all(
    [...sources, 'package-lock.json'].map(async (source) => {
      const path = join(root, source);
      if (!existsSync(path)) return [];
      return /\.\w+$/.test(source) ? [path] : listFiles(path);
    }),
  );
  const hash = createHash('sha256');
  for (const path of lists.flat().sort()) {
    hash
      .update(relative(root, path))
      .update('\0')
      .update(await readFile(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {keyof parts} name
 * @param {{ force: boolean, say: Say }} options
 */
async function buildPart(name, { force, say }) {
  const { sources, outputs, build } = parts[name];
  const stamp = join(root, '.cache/build', name);
  const now = await fingerprint(sources);
  const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  const complete = outputs.every((output) => existsSync(join(root, output)));
  if (!force && complete && before === now) return;
  say(`Building ${name === 'web' ? 'the web client' : 'the server'}...`);
  await rm(stamp, { force: true });
  await build();
  await mkdir(join(root, '.cache/build'), { recursive: true });
  await writeFile(stamp, now);
}

/** @type {Array<keyof parts>} */
const PARTS = ['server', 'web'];

/**
 * Builds the named parts (`server`, `web`) whose sources changed since their last build.
 * Two starts from one folder take turns, so that none runs a half-written bundle.
 * @param {{ names?: Array<keyof parts>, force?: boolean, say?: Say }} options
 */
export async function buildChanged({ names = PARTS, force = false, say = () => {} }) {
  await withLock(join(root, '.cache/build.lock'), async () => {
    for (const name of names) await buildPart(name, { force, say });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = PARTS.filter((name) => process.argv.includes(name));
  try {
    await buildChanged({
      ...(names.length > 0 && { names }),
      force: true,
      say: (line) => process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
