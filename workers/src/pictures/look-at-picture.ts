import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';
import sharp from 'sharp';
import type { Looks } from '@vesper/core/pictures/looks';
import { loadFaceModel } from './face-model.ts';
import { loadSexualModel } from './sexual-model.ts';

/** Faces are looked for in a copy of this size: small ones in the back are nobody's portrait. */
const SIDE = 640;

const WASM = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm')) + sep;

let loading: Promise<Models> | undefined;

type Models = Readonly<{
  sexualOf: Awaited<ReturnType<typeof loadSexualModel>>;
  facesIn: Awaited<ReturnType<typeof loadFaceModel>>;
}>;

async function load(): Promise<Models> {
  setWasmPaths(WASM);
  await tf.setBackend('wasm');
  await tf.ready();
  return { facesIn: await loadFaceModel(WASM), sexualOf: await loadSexualModel() };
}

/** Estimates what is seen in a picture. The models are loaded by the first. */
export async function lookAtPicture(file: Uint8Array, wantsFaces: boolean): Promise<Looks> {
  loading ??= load();
  const { sexualOf, facesIn } = await loading;
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#808080' })
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = tf.tensor3d(Float32Array.from(data), [info.height, info.width, info.channels]);
  try {
    const sexual = await sexualOf(picture);
    return { sexual, faces: wantsFaces ? await facesIn(picture) : [] };
  } finally {
    picture.dispose();
  }
}
