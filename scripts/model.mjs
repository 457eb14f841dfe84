/**
 * `npm run model`: fetches a language model that this machine can run, and the next `npm start`
 * speaks with it.
 *
 *   npm run model                      the largest of the list that this machine runs well
 *   npm run model -- qwen3-4b          this one of the list
 *   npm run model -- --list            the list, and what fits here
 *   npm run model -- /path/to/x.gguf   a file that is there already
 *   npm run model -- --none            back to the built-in companion
 *   npm run model -- --runtime         installs what runs a model file, and nothing else
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseModel, chooseNoModel, dataDir, isModelNamed } from './chosen-model.mjs';
import { fetchModel } from './fetch-model.mjs';
import { fittingModel, inGigabytes, LISTED_ON, MODELS, thisMachine } from './model-list.mjs';
import { ensureModelRuntime } from './model-runtime.mjs';
import { ensureNodeModules } from './node-modules.mjs';
import { probeModel } from './probe-model.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

function list() {
  const fitting = fittingModel(thisMachine());
  say(`Listed on ${LISTED_ON}; sizes are of the download. Fits this machine best: *`);
  for (const model of MODELS) {
    const { id, name, license, size, memory, cores } = model;
    const processor = cores === 1 ? 'any processor' : `${cores} cores or more`;
    const needs = `${memory} GB of memory, ${processor}`;
    const mark = model === fitting ? '*' : ' ';
    say(`${mark} ${id.padEnd(18)}${name.padEnd(32)}${inGigabytes(size)}  ${license}  (${needs})`);
  }
}

/** @param {string | undefined} id */
function listed(id) {
  if (id === undefined) {
    const fitting = fittingModel(thisMachine());
    if (fitting) return fitting;
    throw new Error(
      'No model of the list fits into the memory of this machine. Name one with `npm run model -- ID` ' +
        'all the same, or use a model server by CHAT_BASE_URL.',
    );
  }
  const found = MODELS.find((it) => it.id === id);
  if (found) return found;
  throw new Error(
    `There is no ${id}: name a path, or one of ${MODELS.map((it) => it.id).join(', ')}.`,
  );
}

/** @param {string | undefined} id */
async function fetched(id) {
  const model = listed(id);
  const { name, license, size } = model;
  const folder = join(dataDir(), 'models');
  say(`${name}, ${inGigabytes(size)}, ${license}, to ${folder}`);
  let said = -1;
  const path = await fetchModel(model, folder, (done, speed) => {
    const percent = Math.floor((done / size) * 100);
    // On a terminal one line that changes, in a log one line for each tenth.
    const step = process.stdout.isTTY ? 1 : 10;
    if (percent < said + step) return;
    said = percent;
    const rate = `${(speed / 1_000_000).toFixed(1)} MB/s`;
    const line = `  ${percent} %  ${inGigabytes(done)} of ${inGigabytes(size)}  ${rate}`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`);
  });
  if (process.stdout.isTTY && said >= 0) say('');
  say('Size and checksum are right.');
  return path;
}

function back() {
  chooseNoModel();
  say('The next `npm start` speaks with the built-in companion again.');
}

function install() {
  ensureNodeModules(say);
  ensureModelRuntime(say);
  say('What runs a model file is installed.');
}

/** @type {Record<string, () => void>} */
const flags = { '--list': list, '--none': back, '--runtime': install };

/** @param {string | undefined} word a path, the id of a listed model, or nothing */
async function choose(word) {
  const isPath = word !== undefined && (/[\\/]|\.gguf$/i.test(word) || existsSync(word));
  if (isPath && !existsSync(word)) throw new Error(`${resolve(word)} does not exist.`);
  ensureNodeModules(say);
  ensureModelRuntime(say);
  const file = isPath ? resolve(word) : await fetched(word);
  const { buildChanged } = await import('./build.mjs');
  await buildChanged({ names: ['server'], say });
  probeModel(file);
  chooseModel(file);
  say(`The next \`npm start\` speaks with ${file}`);
  if (isModelNamed()) say('The environment names another model, though, and that one counts.');
}

/** @param {string | undefined} word */
async function run(word) {
  const flag = word === undefined ? undefined : flags[word];
  if (flag) return flag();
  if (word?.startsWith('-')) {
    throw new Error(`Say ${Object.keys(flags).join(', ')}, the name of a model, or a path.`);
  }
  await choose(word);
}

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
// The downloader leaves timers behind that would keep this process for a while.
process.exit(0);
