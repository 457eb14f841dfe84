import { EngineError } from '../../engine-error.ts';
import { word } from './comfy-api.ts';
import { breakage, type HistoryEntry, type ImageFile } from './comfy-answers.ts';
import type { Graph } from '@vesper/core/comfyui-workflows/workflow';

/** A card that is full now may be empty in a minute. */
const OUT_OF_MEMORY = /OutOfMemory|OOM/i;

/**
 * Looks at how a job ended. Its messages come first: servers say `success` of a job that broke
 * before its first node.
 * @throws EngineError naming the node's and the error's types, never what they were about
 */
export function assertSucceeded({ status }: HistoryEntry): void {
  for (const { event, data } of status?.messages ?? []) {
    if (event === 'execution_error') throw brokenAt(data);
    if (event === 'execution_interrupted') {
      throw new EngineError('somebody else stopped the job at ComfyUI', { retryable: true });
    }
  }
  if (status?.status_str === 'error') {
    throw new EngineError('ComfyUI failed without a reason', { retryable: false });
  }
}

function brokenAt(data: unknown): EngineError {
  const parsed = breakage.safeParse(data);
  if (!parsed.success) return new EngineError('ComfyUI failed', { retryable: false });
  const { node_type: node, exception_type: type } = parsed.data;
  return new EngineError(`ComfyUI failed at ${word(node)} (${word(type)})`, {
    retryable: OUT_OF_MEMORY.test(type),
  });
}

const SAVING = /^SaveImage/;

/**
 * Chooses the picture among what a job left behind: what was meant to stay before what was only
 * shown, and of several the last one.
 */
export function pictureIn({ outputs }: HistoryEntry, graph: Graph): ImageFile | undefined {
  const files = Object.entries(outputs).flatMap(([node, { images }]) => {
    const isSaved = SAVING.test(graph[node]?.class_type ?? '');
    // One order is one picture: of a node that made several, the first.
    return images.slice(0, 1).map((image) => ({ image, rank: rankOf(image, isSaved) }));
  });
  const best = Math.max(0, ...files.map(({ rank }) => rank));
  return files.findLast(({ rank }) => rank === best && rank > 0)?.image;
}

/** Containers that films are read from. */
const FILM = /\.(?:mp4|m4v|mov|webm|mkv|gif)$/i;

/** Chooses the film among what a job left behind, as `pictureIn` does; of several the last one. */
export function filmIn({ outputs }: HistoryEntry): ImageFile | undefined {
  const files = Object.values(outputs)
    .flatMap(({ videos = [], gifs = [], images = [] }) => [...videos, ...gifs, ...images])
    .filter(({ filename }) => FILM.test(filename));
  return files.findLast(({ type }) => type === 'output') ?? files.at(-1);
}

function rankOf({ type }: ImageFile, isSaved: boolean): number {
  if (type === 'output') return isSaved ? 3 : 2;
  return type === 'temp' ? 1 : 0;
}
