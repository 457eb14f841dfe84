import { makeStars, paintStars, paintStill, paintWater, type Scene } from './paint-sky.ts';

/** Twinkling needs no more, and it leaves the processor to the page. */
const FRAME_MS = 1000 / 24;

interface Layout {
  horizon: number;
  sun: number;
}

/** Paints until the returned function is called. */
export function startSky(canvas: HTMLCanvasElement, layout: Layout): () => void {
  const context = canvas.getContext('2d');
  const still = document.createElement('canvas');
  const stillContext = still.getContext('2d');
  if (!context || !stillContext) return () => undefined;

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let scene: Scene = { width: 0, height: 0, horizon: 0, sunX: 0 };
  let stars = makeStars(scene);
  let visible = true;
  let frame = 0;
  let painted = 0;

  const paint = (now: number): void => {
    painted = now;
    context.drawImage(still, 0, 0, scene.width, scene.height);
    paintStars(context, scene, stars, now / 1000);
    paintWater(context, scene, now / 1000);
  };

  const loop = (now: number): void => {
    if (now - painted >= FRAME_MS) paint(now);
    frame = requestAnimationFrame(loop);
  };

  const restart = (): void => {
    cancelAnimationFrame(frame);
    if (scene.width === 0) return;
    paint(performance.now());
    if (visible && !calm.matches) frame = requestAnimationFrame(loop);
  };

  const resize = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const ratio = Math.min(devicePixelRatio, 2);
    for (const [element, ctx] of [
      [canvas, context],
      [still, stillContext],
    ] as const) {
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
    scene = { width, height, horizon: height * layout.horizon, sunX: width * layout.sun };
    stars = makeStars(scene);
    if (width > 0) paintStill(stillContext, scene);
    restart();
  };

  const sizes = new ResizeObserver(resize);
  const sight = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? true;
    restart();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  calm.addEventListener('change', restart);

  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    sight.disconnect();
    calm.removeEventListener('change', restart);
  };
}
