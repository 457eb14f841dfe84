import { css, hex, mix, type Rgb } from '../../color.ts';
import type { Painting } from '../../painting.ts';
import { type Random } from '../../random.ts';
import { glowAt, type Point } from '../shape.ts';

type Context = Painting['ctx'];

export interface Room {
  on: Context;
  random: Random;
  /** Width in units of the height; a room is drawn in a box one high. */
  wide: number;
  light: Rgb;
  tone: (local: Rgb) => Rgb;
}

export function wall({ on, wide, tone, light }: Room, top: string, foot: string): void {
  const fill = on.createLinearGradient(0, 0, 0, 1);
  fill.addColorStop(0, css(tone(hex(top))));
  fill.addColorStop(1, css(tone(hex(foot))));
  on.fillStyle = fill;
  on.fillRect(0, 0, wide, 1);
  glowAt(on, [wide * 0.86, 0.24], 0.75, light, 0.42);
}

export function box({ on }: Room, [x, y]: Point, [w, h]: Point, color: Rgb, alpha = 1): void {
  on.fillStyle = css(color, alpha);
  on.fillRect(x, y, w, h);
}

/** A window of panes on the side of the light. */
export function paneWindow(room: Room, x: number, y: number, w: number, h: number): void {
  const { on, light, tone } = room;
  box(room, [x - 0.015, y - 0.015], [w + 0.03, h + 0.03], tone(hex('#4a3a30')));
  const sky = on.createLinearGradient(0, y, 0, y + h);
  sky.addColorStop(0, css(mix(light, hex('#ffffff'), 0.25)));
  sky.addColorStop(1, css(mix(light, hex('#ffffff'), 0.6)));
  on.fillStyle = sky;
  on.fillRect(x, y, w, h);
  for (const part of [0.33, 0.66]) box(room, [x, y + h * part], [w, 0.01], tone(hex('#4a3a30')));
  box(room, [x + w / 2 - 0.005, y], [0.01, h], tone(hex('#4a3a30')));
  glowAt(on, [x + w / 2, y + h / 2], 0.5, light, 0.5);
}
