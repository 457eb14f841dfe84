import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from './Price.tsx';
import type { Shortage } from './use-shortage.ts';

/** What the queue of one's own says to a further order. */
export interface Queueing {
  /** Pictures under way, and how many more there may be. */
  pending: number;
  room: number;
  /** An order is on its way to the server. */
  sending: boolean;
}

interface Props {
  /** False while something of the order is missing. */
  complete: boolean;
  shortage: Shortage | undefined;
  /** Pictures, and the tokens of all of them. */
  count: number;
  cost: number;
  queue: Queueing;
}

/** Orders more while pictures are under way; they are made in their turn. */
export function AddToQueue({ complete, shortage, count: pictures, cost, queue }: Props) {
  const id = useId();
  const cannot = shortage?.words ?? (pictures > queue.room ? roomWords(queue.room) : undefined);
  return (
    <>
      <Button
        type="submit"
        size="lg"
        variant="secondary"
        flex="1 1 auto"
        px="3"
        loading={queue.sending}
        disabled={!complete || cannot !== undefined}
        aria-describedby={cannot === undefined ? undefined : id}
      >
        {pictures === 1 ? 'Add to queue' : `Add ${pictures} to queue`}
        <Price cost={cost} isPlain />
      </Button>
      {cannot !== undefined && (
        <chakra.p id={id} flexBasis="full" textStyle="caption" color="fg.warning" role="status">
          {cannot}
        </chakra.p>
      )}
    </>
  );
}

const roomWords = (room: number): string =>
  room === 0
    ? 'Your queue is full. Wait for a picture, or cancel one.'
    : `Your queue has room for ${count(room, 'more picture')}.`;
