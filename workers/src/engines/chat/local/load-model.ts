import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { modelFileProblem, modelFileWarning } from '@vesper/core/config/model-file-problem';
import type { LoadOrder } from './model-messages.ts';
import type { ChatWrapper, LlamaModel, LlamaSequence, NodeLlama } from './node-llama.ts';

/** Where `scripts/model-runtime.mjs` installs node-llama-cpp; found from the bundle and the source. */
const RUNTIME = fileURLToPath(import.meta.url).replace(
  /[\\/]workers[\\/].*$/,
  '/.cache/model-runtime/node_modules/node-llama-cpp/dist/index.js',
);
/** With less there is no room for a character and an answer. */
const CONTEXT_MIN = 512;
/** Tokens that the processor takes at once, of all talks together. */
const BATCH = 256;

/** A model in memory, and the sequences in which talks are kept between their replies. */
export interface LoadedModel {
  runtime: NodeLlama;
  model: LlamaModel;
  wrapper: ChatWrapper;
  sequences: LlamaSequence[];
  contextTokens: number;
}

/** One processor stays free for those who are talked to: the product runs on the same machine. */
const THREADS = Math.max(1, availableParallelism() - 1);

/**
 * Loads the model of a file, with the template and the tokenizer that the file brings.
 * @throws Error with one sentence for the operator
 */
export async function loadModel({
  file,
  contextTokens,
  sequences,
}: LoadOrder): Promise<LoadedModel> {
  const { runtime, llama } = await startRuntime(file);
  const warning = modelFileWarning(file);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  const model = await llama.loadModel({ modelPath: file }).catch(damaged(file));
  const threads = Math.min(THREADS, llama.cpuMathCores);
  const max = Math.max(CONTEXT_MIN, Math.min(contextTokens, model.trainContextSize));
  const context = await model
    .createContext({ contextSize: { min: CONTEXT_MIN, max }, sequences, batchSize: BATCH, threads })
    .catch((cause: unknown) => {
      const text = `${file}: there is not enough memory for ${sequences} talks at once.`;
      throw new Error(`${text} Set CHAT_MODEL_SEQUENCES or CHAT_CONTEXT_TOKENS lower.`, { cause });
    });
  return {
    runtime,
    model,
    wrapper: runtime.resolveChatWrapper(model),
    sequences: Array.from({ length: sequences }, () => context.getSequence()),
    contextTokens: Math.min(context.contextSize, max),
  };
}

/**
 * Reads what a file says of itself without loading it: enough to find a damaged one in a second.
 * @throws Error with one sentence for the operator
 */
export async function probeModel(file: string): Promise<void> {
  const { llama } = await startRuntime(file);
  await llama.loadModel({ modelPath: file, vocabOnly: true }).catch(damaged(file));
}

async function startRuntime(file: string) {
  const problem = modelFileProblem(file);
  if (problem !== undefined) throw new Error(problem);
  if (!existsSync(RUNTIME)) {
    throw new Error(
      `What runs ${file} is not installed: start with \`npm start\`, or run \`npm run model -- --runtime\`.`,
    );
  }
  const runtime: NodeLlama = await import(pathToFileURL(RUNTIME).href);
  const llama = await runtime
    .getLlama({
      gpu: 'auto',
      build: 'never',
      logLevel: 'error',
      progressLogs: false,
      maxThreads: THREADS,
    })
    .catch((cause: unknown) => {
      const text = 'node-llama-cpp has no binary that runs on this machine.';
      throw new Error(`${text} Use a model server instead, by CHAT_BASE_URL.`, { cause });
    });
  return { runtime, llama };
}

/** Makes one sentence of whatever llama.cpp says, which it says mostly on the error stream. */
const damaged =
  (file: string) =>
  (cause: unknown): never => {
    const text = `${file} cannot be loaded: it is damaged or incomplete, or of a kind not known.`;
    throw new Error(`${text} Fetch it once more.`, { cause });
  };
