import { css } from '../../color.ts';
import { fillShape, inside, points, type Point } from '../shape.ts';
import { type Bust, type Tones } from './bust.ts';

/** A part of a hat with the light on its right. */
export function felt({ on }: Bust, outline: readonly Point[], { lit, mid, dark }: Tones): void {
  fillShape(on, outline, mid);
  inside(on, outline, () => {
    const side = on.createLinearGradient(-0.48, 0, 0.48, -0.2);
    side.addColorStop(0, css(dark, 0.95));
    side.addColorStop(0.5, css(dark, 0.2));
    side.addColorStop(0.72, css(lit, 0.2));
    side.addColorStop(1, css(lit, 0.85));
    on.fillStyle = side;
    on.fillRect(-1.2, -1.6, 2.4, 2.8);
  });
}

/** The hat's shadow over the forehead. */
export function shadow({ on, skin }: Bust, y: number): void {
  const shape = points(
    `-0.34 ${y - 0.1}, 0.33 ${y - 0.1}, 0.33 ${y + 0.02}, 0 ${y + 0.06}, -0.34 ${y + 0.05}`,
  );
  fillShape(on, shape, skin.dark, 0.5);
}
