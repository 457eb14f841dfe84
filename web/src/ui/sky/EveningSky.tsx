import { useEffect, useRef } from 'react';
import { startSky } from './start-sky.ts';

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  display: 'block',
} as const;

interface Props {
  /** Height of the water line as a share of the canvas. */
  horizon?: number;
  /** The sun's position as a share of the width. */
  sun?: number;
}

/**
 * A sunset over water behind the content of its (positioned) parent. It stands still for people who
 * ask for less motion, and rests while nobody sees it.
 */
export function EveningSky({ horizon = 0.8, sun = 0.5 }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () => (canvas.current ? startSky(canvas.current, { horizon, sun }) : undefined),
    [horizon, sun],
  );
  return <canvas ref={canvas} style={fill} aria-hidden="true" />;
}
