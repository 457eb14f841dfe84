import { availableParallelism, totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

/**
 * @typedef {object} ListedModel
 * @property {string} id what one calls it: `npm run model -- ID`
 * @property {string} name
 * @property {string} parameters
 * @property {string} license
 * @property {string} url at a fixed commit: the file behind it never changes
 * @property {string} file
 * @property {number} size bytes
 * @property {string} sha256
 * @property {number} memory gigabytes that the machine should have in all
 * @property {number} cores with fewer it writes slower than people read
 */

/** The day on which sizes and checksums were last compared, each with several public records. */
export const LISTED_ON = '2026-11-22';

const at = (/** @type {string} */ repository, /** @type {string} */ commit) =>
  `https://huggingface.co/${repository}/resolve/${commit}`;

/**
 * Instruct models, 4 bits to a weight (Q4_K_M), the smallest first. Short on purpose: each is the best
 * of its size that may be used for anything and whose checksum is known from several sources.
 * @type {ListedModel[]}
 */
export const MODELS = [
  {
    id: 'qwen2.5-1.5b',
    name: 'Qwen2.5 1.5B Instruct',
    parameters: '1.5 billion',
    license: 'Apache-2.0',
    url: at('Qwen/Qwen2.5-1.5B-Instruct-GGUF', '91cad51170dc346986eccefdc2dd33a9da36ead9'),
    file: 'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    size: 1_117_320_736,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    memory: 4,
    cores: 1,
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B Instruct 2507',
    parameters: '4 billion',
    license: 'Apache-2.0',
    url: at(
      'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF',
      'ae44f08e1392f39c0e474af10c3ff8355c8b6688',
    ),
    file: 'Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    size: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    memory: 8,
    cores: 4,
  },
  {
    id: 'qwen2.5-7b',
    name: 'Qwen2.5 7B Instruct',
    parameters: '7.6 billion',
    license: 'Apache-2.0',
    url: at('bartowski/Qwen2.5-7B-Instruct-GGUF', '8911e8a47f92bac19d6f5c64a2e2095bd2f7d031'),
    file: 'Qwen2.5-7B-Instruct-Q4_K_M.gguf',
    size: 4_683_074_240,
    sha256: '65b8fcd92af6b4fefa935c625d1ac27ea29dcb6ee14589c55a8f115ceaaa1423',
    memory: 12,
    cores: 8,
  },
  {
    id: 'mistral-nemo-12b',
    name: 'Mistral Nemo 12B Instruct 2407',
    parameters: '12 billion',
    license: 'Apache-2.0',
    url: at(
      'bartowski/Mistral-Nemo-Instruct-2407-GGUF',
      'a2dd64a0a76ea1bdb2bb6ab6fa5496b003c7c908',
    ),
    file: 'Mistral-Nemo-Instruct-2407-Q4_K_M.gguf',
    size: 7_477_208_192,
    sha256: '7c1a10d202d8788dbe5628dc962254d10654c853cae6aaeca0618f05490d4a46',
    memory: 16,
    cores: 12,
  },
];

const GIGABYTE = 1_000_000_000;

/** @param {number} bytes */
export const inGigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** The processors and the memory that this machine, or a container on it, has in all. */
export function thisMachine() {
  const limit = constrainedMemory();
  const total = totalmem();
  const bytes = limit > 0 && limit < total ? limit : total;
  return { memory: bytes / GIGABYTE, cores: availableParallelism() };
}

/**
 * The largest listed model that a machine runs well.
 * @param {{ memory: number, cores: number }} machine memory in gigabytes
 */
export function fittingModel({ memory, cores }) {
  // What is sold as 8 GB is a little less once the system has taken its part.
  return MODELS.findLast((it) => it.memory <= memory * 1.1 && it.cores <= cores);
}
