import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { z } from 'zod';

const require = createRequire(import.meta.url);
/** Weights as modules of base64 texts; the package's own loader wants all of TensorFlow. */
const FOLDER = join(dirname(require.resolve('nsfwjs')), '../models/mobilenet_v2_mid');

const topology = z.object({
  format: z.string(),
  modelTopology: z.custom<object>((it) => typeof it === 'object' && it !== null),
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.custom<tf.io.WeightsManifestEntry>((it) => typeof it === 'object')),
    }),
  ),
});

const SIDE = 224;
/** The order in which the model answers: drawing, hentai, neutral, porn, sexy. */
const EXPLICIT = [1, 3];
const SUGGESTIVE = 4;
/** A picture that is suggestive alone never counts as explicit. */
const SUGGESTIVE_WEIGHT = 0.5;

/** Loads what estimates how sexual a picture is, 0 to 1. */
export async function loadSexualModel(): Promise<(picture: tf.Tensor3D) => Promise<number>> {
  const { format, modelTopology, weightsManifest } = topology.parse(
    require(join(FOLDER, 'model.min.js')),
  );
  const paths = weightsManifest.flatMap((group) => group.paths);
  const parts = paths.map((path) => {
    return Buffer.from(z.string().parse(require(join(FOLDER, `${path}.min.js`))), 'base64');
  });
  const weightData = Uint8Array.from(Buffer.concat(parts)).buffer;
  const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
  const artifacts = { format, modelTopology, weightSpecs, weightData };
  const model = await loadGraphModel(tf.io.fromMemory(artifacts));
  return async (picture) => {
    const answer = tf.tidy(() => {
      const light = tf.div<tf.Tensor3D>(picture, 255);
      const small = tf.image.resizeBilinear(light, [SIDE, SIDE], true);
      return [model.execute(tf.expandDims(small))].flat()[0];
    });
    if (!answer) throw new Error('The model of sexual content answered nothing.');
    const shares = await answer.data();
    answer.dispose();
    const explicit = EXPLICIT.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
    return Math.min(1, explicit + SUGGESTIVE_WEIGHT * (shares[SUGGESTIVE] ?? 0));
  };
}
