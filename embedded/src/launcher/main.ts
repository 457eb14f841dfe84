import { assertWorkflows } from '@vesper/core/comfyui-workflows/load-workflows';
import { ConfigError, loadConfig } from '@vesper/core/config/config';
import { assertModelFiles } from '@vesper/core/config/model-file-problem';
import { readEnv } from '@vesper/core/config/env';
import { provideDataServices } from './data-services.ts';
import { greet } from './greeting.ts';
import type { LaunchOptions } from './launch-options.ts';
import { claimDirectories } from './directories.ts';
import { ownSecrets } from './own-secrets.ts';
import { startProductForDevelopment } from './product-dev.ts';
import { startProduct } from './product.ts';
import { seed } from './seed.ts';
import { StartError } from './start-error.ts';
import { Supervisor } from './supervisor.ts';
import { complain } from './terminal.ts';

async function start(options: LaunchOptions, supervisor: Supervisor): Promise<void> {
  const config = loadConfig(readEnv());
  assertModelFiles(config);
  assertWorkflows(config);
  const directories = await claimDirectories(config, supervisor);
  const own = { ...readEnv(), DATA_DIR: config.dataDir, ...ownSecrets(config) };
  const services = await provideDataServices({
    config,
    options,
    directories,
    supervisor,
    env: own,
  });
  const context = { config, directories, supervisor, env: { ...own, ...services } };
  await (options.dev ? startProductForDevelopment(context) : startProduct(context));
  seed(context);
  greet(config, options);
}

/**
 * Runs the product until a signal ends it; returns how to restart one of its processes.
 * @public `embedded/start.mjs` calls it, from the bundle.
 */
export async function launch(options: LaunchOptions): Promise<(name: string) => Promise<void>> {
  const supervisor = new Supervisor();
  supervisor.stopOnSignals();
  await start(options, supervisor).catch(async (error: unknown) => {
    // A signal during the start makes it fail; the signal's own end is the one that counts.
    if (supervisor.isStopping) return new Promise<never>(() => undefined);
    const isKnown = error instanceof StartError || error instanceof ConfigError;
    complain(isKnown ? error.message : String(error));
    await supervisor.stop();
    process.exit(1);
  });
  return (name) => supervisor.restart(name);
}
