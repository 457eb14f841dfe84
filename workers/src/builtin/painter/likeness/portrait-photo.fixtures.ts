import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { createRandom } from '../random.ts';

interface PortraitOptions {
  skin?: string;
  hair?: string;
  shirt?: string;
  wall?: readonly [string, string];
}

/** Side of the photo; the face is at a half across and 0.4 down, half its height 0.15 of the side. */
export const PHOTO_SIDE = 480;
export const FACE = { x: 240, y: 192, radius: 72 } as const;

/** Someone before a wall, with shading and grain, as a camera might see them. */
export function portraitPhoto(options: PortraitOptions = {}): Canvas {
  const { skin = '#c98f6e', hair = '#2e1d16', shirt = '#2f5d8a' } = options;
  const [lit, dim] = options.wall ?? ['#a9b8b0', '#6f8078'];
  const canvas = createCanvas(PHOTO_SIDE, PHOTO_SIDE);
  const ctx = canvas.getContext('2d');
  const wall = ctx.createLinearGradient(0, 0, PHOTO_SIDE, PHOTO_SIDE);
  wall.addColorStop(0, lit);
  wall.addColorStop(1, dim);
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE);
  const oval = (color: string, x: number, y: number, rx: number, ry: number) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  oval(hair, FACE.x, FACE.y - 18, 70, 92);
  ctx.fillStyle = skin;
  ctx.fillRect(FACE.x - 26, FACE.y + 40, 52, 90);
  oval(shirt, FACE.x, PHOTO_SIDE + 40, 170, 190);
  oval(skin, FACE.x, FACE.y, 54, FACE.radius);
  oval(hair, FACE.x, FACE.y - 62, 50, 26);
  for (const side of [-1, 1]) {
    oval('#f4efe9', FACE.x + side * 21, FACE.y - 8, 9, 5);
    oval('#1d130e', FACE.x + side * 21, FACE.y - 8, 5, 5);
    oval(hair, FACE.x + side * 21, FACE.y - 22, 12, 3);
  }
  oval('#8e4138', FACE.x, FACE.y + 38, 16, 5);
  addGrain(canvas);
  return canvas;
}

/** A photo of no one: grey stones. */
export function stonesPhoto(): Canvas {
  const canvas = createCanvas(PHOTO_SIDE, PHOTO_SIDE);
  const ctx = canvas.getContext('2d');
  const random = createRandom(3);
  ctx.fillStyle = '#5c6670';
  ctx.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE);
  for (let stone = 0; stone < 160; stone += 1) {
    const grey = Math.round(70 + random() * 110);
    ctx.fillStyle = `rgb(${grey - 6},${grey},${grey + 8})`;
    ctx.beginPath();
    ctx.ellipse(random() * PHOTO_SIDE, random() * PHOTO_SIDE, 30, 20, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  addGrain(canvas);
  return canvas;
}

function addGrain(canvas: Canvas): void {
  const ctx = canvas.getContext('2d');
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const random = createRandom(9);
  for (let at = 0; at < image.data.length; at += 4) {
    const speck = (random() + random() - 1) * 12;
    for (let channel = 0; channel < 3; channel += 1) {
      image.data[at + channel] = (image.data[at + channel] ?? 0) + speck;
    }
  }
  ctx.putImageData(image, 0, 0);
}
