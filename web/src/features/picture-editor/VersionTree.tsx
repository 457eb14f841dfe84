import { Center, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { CircleAlert, CircleStop } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useRun } from '../../realtime/index.ts';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { cellAfterKey, placeFamily, type Cell } from './tree.ts';
import { stepName } from './ways.ts';

/** Pixels of a thumbnail and from one to the next. */
const SIDE = 76;
const ACROSS = 116;
const DOWN = 112;
const MARGIN = 6;

const Scroller = chakra('div', {
  base: { overflow: 'auto', scrollbarWidth: 'thin', maxH: '19rem' },
});
const Step = chakra('button', {
  base: {
    position: 'absolute',
    width: `${ACROSS - 16}px`,
    textAlign: 'start',
    cursor: 'button',
    '& > span:first-child': { borderWidth: '2px', borderColor: 'border' },
    _hover: { '& > span:first-child': { borderColor: 'border.strong' } },
    '&[aria-current=true] > span:first-child': {
      borderColor: 'accent.rose',
      boxShadow: '0 0 0 2px var(--vsp-colors-accent-line)',
    },
    '&[aria-current=true]': { color: 'fg' },
    color: 'fg.muted',
    borderRadius: 'md',
  },
});
const Thumb = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.hover',
    width: `${SIDE}px`,
    height: `${SIDE}px`,
  },
});

interface Props {
  family: readonly ImageView[];
  currentId: string;
  onPick: (image: ImageView) => void;
}

/** All pictures that came of one another: from left to right step by step, branches below. */
export function VersionTree({ family, currentId, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const cells = placeFamily(family);
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const buttonOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-version="${id}"]`);
  const current = cells.find(({ image }) => image.id === currentId);
  const left = (current?.column ?? 0) * ACROSS;
  const top = (current?.row ?? 0) * DOWN;
  useEffect(() => {
    // Only within the tree: the page stays where it is.
    list.current?.parentElement?.scrollTo({ left: left - ACROSS, top: top - DOWN });
  }, [left, top]);
  const press = (event: KeyboardEvent, id: string): void => {
    const next = cellAfterKey(cells, id, event.key);
    if (!next) return;
    event.preventDefault();
    onPick(next.image);
    buttonOf(next.image.id)?.focus();
  };
  const width = columns * ACROSS + MARGIN;
  const height = rows * DOWN + MARGIN;
  return (
    <Scroller>
      <chakra.ul
        ref={list}
        position="relative"
        listStyleType="none"
        aria-label="Versions"
        style={{ width, height }}
      >
        <chakra.svg
          position="absolute"
          inset="0"
          width={width}
          height={height}
          fill="none"
          stroke="border.strong"
          strokeWidth="2"
          aria-hidden
        >
          {cells.map((cell) => cell.parent && <path key={cell.image.id} d={lineTo(cell)} />)}
        </chakra.svg>
        {cells.map(({ image, column, row }, index) => (
          <li key={image.id}>
            <Step
              type="button"
              data-version={image.id}
              aria-current={image.id === currentId}
              aria-label={`Version ${index + 1}: ${stepName(image)}${STATES[image.status]}`}
              tabIndex={image.id === currentId ? 0 : -1}
              style={{ left: column * ACROSS + MARGIN, top: row * DOWN + MARGIN }}
              onClick={() => onPick(image)}
              onKeyDown={(event) => press(event, image.id)}
            >
              <Thumb>
                <Inside image={image} />
              </Thumb>
              <chakra.span display="block" textStyle="caption" mt="1" truncate>
                {stepName(image)}
              </chakra.span>
            </Step>
          </li>
        ))}
      </chakra.ul>
    </Scroller>
  );
}

const STATES = { complete: '', pending: ', on its way', stopped: ', stopped', failed: ', failed' };

/** From the middle of the origin's right side to that of the left one of this. */
function lineTo({ column, row, parent }: Cell<ImageView>): string {
  if (!parent) return '';
  const middle = (of: number): number => of * DOWN + MARGIN + SIDE / 2;
  const from = parent.column * ACROSS + MARGIN + SIDE;
  const to = column * ACROSS + MARGIN;
  const bend = from + (ACROSS - SIDE) / 2;
  return `M${from} ${middle(parent.row)}H${bend}V${middle(row)}H${to}`;
}

function Inside({ image }: { image: ImageView }) {
  const run = useRun(image.runId);
  const { status, thumbnailUrl, displayUrl } = image;
  if (status === 'complete') {
    return (
      <chakra.img
        src={thumbnailUrl ?? displayUrl ?? ''}
        alt=""
        data-transparent={image.isTransparent || undefined}
        width="full"
        height="full"
        objectFit="cover"
      />
    );
  }
  if (status === 'pending') {
    const done = Math.round((run?.progress ?? 0) * 100);
    return (
      <>
        <FrameWaiting />
        <Center position="absolute" inset="0" textStyle="label" color="fg">
          {done > 0 ? `${done}%` : '…'}
        </Center>
      </>
    );
  }
  const Mark = status === 'failed' ? CircleAlert : CircleStop;
  return (
    <Center height="full" color={status === 'failed' ? 'fg.error' : 'fg.subtle'}>
      <Mark size={22} aria-hidden />
    </Center>
  );
}
