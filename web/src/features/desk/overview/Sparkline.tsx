import { Box, chakra } from '@chakra-ui/react';
import { SERIES_STEP_SECONDS } from '@vesper/core/contract/desk/overview';
import { useId, useState, type PointerEvent } from 'react';
import { clockTime } from '../../../lib/format.ts';
import { areaPath, indexAt, linePath } from './sparkline-path.ts';

const SIZE = { width: 240, height: 40 };
/** So that a line at the very top or bottom is not cut in half. */
const EDGE = 2;
const VIEW = `0 ${-EDGE} ${SIZE.width} ${SIZE.height + 2 * EDGE}`;

const Drawing = chakra('svg', { base: { display: 'block', width: 'full', height: '11' } });

interface Props {
  /** Names what is counted: 'Runs'. */
  label: string;
  /** A value for each slot, oldest first. */
  values: readonly number[];
  /** The end of the last slot. */
  at: string;
  tone?: 'calm' | 'bad';
}

/** A day at a glance; the value under the pointer stands above it. */
export function Sparkline({ label, values, at, tone = 'calm' }: Props) {
  const [pointed, setPointed] = useState<number>();
  const gradient = useId();
  const color = tone === 'bad' ? 'fg.error' : 'accent.violet';
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(indexAt((event.clientX - left) / width, values.length));
  };
  const value = pointed === undefined ? undefined : values[pointed];
  const x = ((pointed ?? 0) / Math.max(1, values.length - 1)) * SIZE.width;
  return (
    <Box position="relative" color={color}>
      {pointed !== undefined && value !== undefined && (
        <Box
          position="absolute"
          bottom="100%"
          insetEnd="0"
          textStyle="caption"
          color="fg.muted"
          pointerEvents="none"
          aria-hidden
        >
          {timeOf(pointed, values.length, at)} · {value.toLocaleString('en')}
        </Box>
      )}
      <Drawing
        role="img"
        aria-label={summary(label, values)}
        viewBox={VIEW}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d={areaPath(values, SIZE)} fill={`url(#${gradient})`} />
        <path
          d={linePath(values, SIZE)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
        {pointed !== undefined && (
          <line
            x1={x}
            x2={x}
            y1={-EDGE}
            y2={SIZE.height + EDGE}
            stroke="currentColor"
            strokeOpacity="0.6"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </Drawing>
    </Box>
  );
}

function timeOf(index: number, count: number, at: string): string {
  const ago = (count - 1 - index) * SERIES_STEP_SECONDS * 1_000;
  return clockTime(new Date(Date.parse(at) - ago).toISOString());
}

function summary(label: string, values: readonly number[]): string {
  const last = values.at(-1) ?? 0;
  const most = Math.max(0, ...values);
  const least = values.length === 0 ? 0 : Math.min(...values);
  return `${label}, the last 24 hours by ten minutes: from ${least} to ${most}, ${last} at last`;
}
