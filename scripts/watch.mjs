import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundleOptions, bundles } from './build.mjs';

/**
 * Rebuilds a bundle whenever one of its sources changes and calls `restart` with the name of the
 * process it belongs to. A build that fails says why and leaves the running process alone.
 * @param {(processName: string) => Promise<void>} restart
 */
export async function watchServer(restart) {
  const { context } = await import('esbuild');
  for (const [output, [processName]] of Object.entries(bundles)) {
    if (processName === 'launcher' || processName === 'seed') continue;
    /** @type {string | undefined} */
    let before;
    /** @param {import('esbuild').BuildResult} result */
    const onEnd = async ({ errors, outputFiles = [] }) => {
      if (errors.length > 0) return;
      for (const { path, contents } of outputFiles) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, contents);
      }
      const now = outputFiles.map(({ hash }) => hash).join();
      if (before !== undefined && before !== now) await restart(processName);
      before = now;
    };
    const options = bundleOptions(output);
    /** @type {import('esbuild').Plugin} */
    const report = { name: 'report', setup: (build) => build.onEnd(onEnd) };
    const watching = await context({
      ...options,
      logLevel: 'warning',
      write: false,
      plugins: [...options.plugins, report],
    });
    await watching.watch();
  }
}
