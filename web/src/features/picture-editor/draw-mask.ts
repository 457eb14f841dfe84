import type { MaskStep, Point } from './mask.ts';

/** What is marked shows in this colour; the mask that is sent is white on black. */
const MARK = '#ff6f91';
const OPAQUE_FROM = 128;

/** Draws the steps of a mask on a canvas, from the beginning. */
export function drawMask(context: CanvasRenderingContext2D, steps: readonly MaskStep[]): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const step of steps) drawStep(context, step);
}

/** Draws one more step on what is there. */
export function drawStep(context: CanvasRenderingContext2D, step: MaskStep): void {
  const { width, height } = context.canvas;
  context.save();
  context.fillStyle = MARK;
  context.strokeStyle = MARK;
  switch (step.kind) {
    case 'clear':
      context.clearRect(0, 0, width, height);
      break;
    case 'invert':
      context.globalCompositeOperation = 'xor';
      context.fillRect(0, 0, width, height);
      break;
    case 'box': {
      const { x, y, width: wide, height: high } = step.box;
      context.globalCompositeOperation = step.erase ? 'destination-out' : 'source-over';
      context.fillRect(x * width, y * height, wide * width, high * height);
      break;
    }
    case 'stroke':
      context.globalCompositeOperation = step.erase ? 'destination-out' : 'source-over';
      drawStroke(context, step.points, step.size * width);
      break;
  }
  context.restore();
}

function drawStroke(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  diameter: number,
): void {
  const { width, height } = context.canvas;
  context.lineWidth = diameter;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x * width, y * height);
  // A line of no length draws nothing: a dot is one to where it began.
  const [first] = points;
  if (first && points.length === 1) context.lineTo(first.x * width + 0.01, first.y * height);
  context.stroke();
}

/**
 * The mask as the server takes it: PNG in base64, white where something is marked, else black.
 * '' where nothing is marked. @throws Error where the browser cannot make it
 */
export async function exportMask(
  steps: readonly MaskStep[],
  { width, height }: { width: number; height: number },
): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  drawMask(context, steps);
  const drawn = context.getImageData(0, 0, width, height);
  if (!inTwoColours(drawn.data)) return '';
  context.putImageData(drawn, 0, 0);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!file) throw new Error('The mask could not be made.');
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

/** Makes each pixel white or black, and tells whether any is white. */
function inTwoColours(data: Uint8ClampedArray): boolean {
  let anyWhite = false;
  for (let at = 0; at < data.length; at += 4) {
    const isMarked = (data[at + 3] ?? 0) >= OPAQUE_FROM;
    anyWhite ||= isMarked;
    data.fill(isMarked ? 255 : 0, at, at + 3);
    data[at + 3] = 255;
  }
  return anyWhite;
}

const CHUNK = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}
