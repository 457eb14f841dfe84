import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import type { Looks } from '@vesper/core/pictures/looks';
import { z } from 'zod';

type Face = Looks['faces'][number];

interface FoundFace {
  tensor?: tf.Tensor | null;
  /** How sure the finder is of it, 0 to 1. */
  score: number;
}

/** The part of `@vladmandic/human` that finds faces, and turns each upright. */
interface FaceFinder {
  init(): Promise<void>;
  load(): Promise<void>;
  detect(picture: tf.Tensor): Promise<{ error: string | null; face: FoundFace[] }>;
}

const library = z.object({
  Human: z.custom<new (config: object) => FaceFinder>((it) => typeof it === 'function'),
});

const require = createRequire(import.meta.url);
/** The package names no entry for its build without native code, which lies beside its main one. */
const FOLDER = dirname(require.resolve('@vladmandic/human'));
const MODELS = pathToFileURL(join(FOLDER, '../models/')).href;

const off = { enabled: false };
const settings = (wasmPath: string) => ({
  debug: false,
  backend: 'wasm',
  wasmPath,
  modelBasePath: MODELS,
  // Each picture is another one: nothing of the one before may be taken for it.
  cacheSensitivity: 0,
  filter: off,
  face: {
    enabled: true,
    // Rather a face too many than one too few: who has two is asked for another photo.
    detector: { maxDetected: 10, minConfidence: 0.4, rotation: true, return: true },
    mesh: { enabled: true },
    ...{ iris: off, emotion: off, description: off, antispoof: off, liveness: off },
  },
  ...{ body: off, hand: off, gesture: off, object: off, segmentation: off },
});

/** Side of the picture of a face that the model of ages reads, pixels. */
const FACE_SIDE = 224;
const AGES = 100;
const EMBEDDING = 1_024;

/**
 * The lower of the likeliest age and the mean of all: where the model wavers, a face counts as the
 * younger one.
 */
function ageOf(shares: Float32Array | Int32Array | Uint8Array): number {
  let mean = 0;
  let sum = 0;
  let likeliest = 0;
  for (const [age, share] of shares.entries()) {
    mean += age * share;
    sum += share;
    if (share > (shares[likeliest] ?? 0)) likeliest = age;
  }
  return sum === 0 ? 0 : Math.min(mean / sum, likeliest);
}

/** Loads what finds faces, and tells of each how old it looks and whose it is. */
export async function loadFaceModel(
  wasmPath: string,
): Promise<(picture: tf.Tensor3D) => Promise<Face[]>> {
  const { Human } = library.parse(require(join(FOLDER, 'human.node-wasm.js')));
  const finder = new Human(settings(wasmPath));
  await finder.init();
  await finder.load();
  const reader = await loadGraphModel(`${MODELS}faceres.json`, {
    fetchFunc: (address) => fetch(address),
  });

  async function read(face: tf.Tensor, score: number): Promise<Face> {
    const results = tf.tidy(() => {
      const upright = tf.image.resizeBilinear(tf.reshape<tf.Rank.R3>(face, sizeOf(face)), [
        FACE_SIDE,
        FACE_SIDE,
      ]);
      return [reader.execute(tf.mul(tf.expandDims(upright), 255))].flat();
    });
    try {
      const ages = results.find(({ size }) => size === AGES);
      const embedding = results.find(({ size }) => size === EMBEDDING);
      if (!ages || !embedding) throw new Error('The model of faces answered something else.');
      const age = ageOf(await ages.data());
      return { age, embedding: [...(await embedding.data())], confidence: score };
    } finally {
      tf.dispose(results);
    }
  }

  return async (picture) => {
    const batch = tf.expandDims(picture);
    const { error, face } = await finder.detect(batch);
    batch.dispose();
    if (error) throw new Error(`Faces could not be looked for: ${error}`);
    const found: Face[] = [];
    for (const { tensor, score } of face) {
      if (!tensor) throw new Error('A face came without its picture.');
      found.push(await read(tensor, score));
      tensor.dispose();
    }
    return found;
  };
}

function sizeOf({ shape }: tf.Tensor): [number, number, number] {
  const [height = 0, width = 0, channels = 0] = shape.slice(-3);
  return [height, width, channels];
}
