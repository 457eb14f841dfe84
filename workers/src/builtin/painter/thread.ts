import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { paintFilm, type FilmStep } from './film/paint-film.ts';
import { paintPicture } from './paint-picture.ts';
import {
  threadOrder,
  type FilmOrder,
  type PaintOrder,
  type ThreadReport,
} from './thread-messages.ts';

/** Entry of the painter's thread. Painting blocks it on purpose: the worker's own thread stays free. */
function listen(port: MessagePort): void {
  let film: Generator<FilmStep> | undefined;
  const obey = async (message: unknown): Promise<void> => {
    const order = threadOrder.parse(message);
    if (order.type === 'paint') return paint(port, order);
    if (order.type === 'film') film = begin(order);
    if (film) advance(port, film);
  };
  port.on('message', (message: unknown) => {
    obey(message).catch((error: unknown) => {
      report(port, { type: 'failed', message: error instanceof Error ? error.message : 'unknown' });
    });
  });
}

function begin({ type: _, negativePrompt, ...rest }: FilmOrder): Generator<FilmStep> {
  return paintFilm({ ...rest, ...(negativePrompt && { negativePrompt }) });
}

/** Paints up to the next frame, or to the end. */
function advance(port: MessagePort, film: Generator<FilmStep>): void {
  for (;;) {
    const { done, value } = film.next();
    if (done) {
      report(port, { type: 'filmed' });
      return;
    }
    const { progress, preview, frame } = value;
    report(port, {
      ...{ type: 'step', progress },
      ...(preview && { preview: Uint8Array.from(preview) }),
      ...(frame && { frame }),
    });
    if (frame) return;
  }
}

async function paint(port: MessagePort, order: PaintOrder): Promise<void> {
  const { type: _, negativePrompt, pace, photo, portrait, basis, ...rest } = order;
  const decoded = photo && (await decode(photo));
  let begun = performance.now();
  for (const step of paintPicture({
    ...rest,
    ...(negativePrompt && { negativePrompt }),
    ...(portrait && { portrait }),
    ...(basis && { basis }),
    ...(decoded && { photo: decoded }),
  })) {
    if (step.png) {
      report(port, { type: 'done', png: Uint8Array.from(step.png) });
      return;
    }
    const preview = step.preview && Uint8Array.from(step.preview);
    report(port, { type: 'step', progress: step.progress, ...(preview && { preview }) });
    await wait(Math.max(0, pace - (performance.now() - begun)));
    begun = performance.now();
  }
}

async function decode(photo: Uint8Array): Promise<Canvas> {
  const picture = await loadImage(Buffer.from(photo));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas;
}

function report(port: MessagePort, message: ThreadReport): void {
  port.postMessage(message);
}

if (!parentPort) throw new Error('The painter thread must be started with worker_threads.');
listen(parentPort);
