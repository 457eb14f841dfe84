import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data directory, found as the product finds it. */
export const dataDir = () => resolve(process.env.DATA_DIR || '.data');

const note = () => join(dataDir(), 'model.json');

/** The model file that `npm run model` chose for this data directory, if it did. */
export function chosenModel() {
  if (!existsSync(note())) return undefined;
  try {
    const { file } = JSON.parse(readFileSync(note(), 'utf8'));
    if (typeof file === 'string') return file;
  } catch {
    // Said below: it is of no use.
  }
  throw new Error(`${note()} cannot be read. Run \`npm run model\` again, or remove it.`);
}

/** @param {string} file */
export function chooseModel(file) {
  mkdirSync(dataDir(), { recursive: true, mode: 0o700 });
  writeFileSync(note(), `${JSON.stringify({ file }, null, 2)}\n`);
}

export function chooseNoModel() {
  rmSync(note(), { force: true });
}

/** What names a model in the environment; then it counts, and not what was chosen. */
const NAMED_BY = ['CHAT_ENGINE', 'CHAT_BASE_URL', 'CHAT_MODEL_FILE', 'MODELS_FILE'];

/** True when the environment says which model speaks. */
export const isModelNamed = () => NAMED_BY.some((name) => process.env[name]);

/**
 * The model files that a start with this environment runs.
 * @returns {string[]}
 */
export function wantedModelFiles() {
  const { CHAT_MODEL_FILE, MODELS_FILE } = process.env;
  if (CHAT_MODEL_FILE) return [resolve(CHAT_MODEL_FILE)];
  return MODELS_FILE ? filesIn(MODELS_FILE) : [];
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  try {
    const { models } = JSON.parse(readFileSync(path, 'utf8'));
    return models
      .filter((/** @type {{ engine: string }} */ it) => it.engine === 'file')
      .map((/** @type {{ file: string }} */ { file }) => resolve(file));
  } catch {
    // The configuration is read properly later, and then it is said what is wrong.
    return [];
  }
}
