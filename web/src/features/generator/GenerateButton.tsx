import { Box, Flex, chakra } from '@chakra-ui/react';
import { Hourglass, Sparkles } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { timeWords } from '../../data/run/time-words.ts';
import { inBackground } from '../../lib/in-background.ts';
import { refreshStats } from '../../data/stats/stats.ts';
import { refreshSession } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { AddToQueue, type Queueing } from './AddToQueue.tsx';
import { Price } from './Price.tsx';
import type { Shortage } from './use-shortage.ts';

interface Props {
  busy: boolean;
  /** False while something of the order is missing. */
  complete: boolean;
  shortage: Shortage | undefined;
  /** Pictures, and the tokens of all of them. */
  count: number;
  cost: number;
  /** Milliseconds until the first one would be there; undefined while nobody knows. */
  readyMs: number | undefined;
  /** Whether further pictures can be ordered while some are under way. */
  queue: Queueing;
}

/** Orders the picture, or says before the press why it cannot be had now, and what goes on. */
export function GenerateButton(props: Props) {
  const { busy, complete, shortage, count: pictures, cost, readyMs, queue } = props;
  const id = useId();
  const isShort = shortage !== undefined && !busy;
  const lookAgain = (event: MouseEvent): void => {
    event.preventDefault();
    inBackground(refreshSession());
    inBackground(refreshStats());
  };
  return (
    // In sight however long the form is, over the whole foot of its card.
    <Box
      position="sticky"
      bottom={{ base: 'var(--bottom-bar, 0px)', lg: '0' }}
      zIndex="1"
      mx={{ base: '-5', md: '-6' }}
      mb={{ base: '-5', md: '-6' }}
      px={{ base: '5', md: '6' }}
      pt="3"
      pb={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderTopWidth="1px"
      borderBottomRadius="xl"
    >
      {isShort && (
        <Notice tone="caution" role="status" id={id} mb="3" px="3" py="2" gap="2">
          <Hourglass size={16} aria-hidden />
          <Flex flex="1" wrap="wrap" columnGap="2" justify="space-between">
            <span>{shortage.words}</span>
            <PlansLink to={shortage.link.to}>{shortage.link.name}</PlansLink>
          </Flex>
        </Notice>
      )}
      <Flex gap="2.5" wrap="wrap">
        <Button
          type="submit"
          size="lg"
          flex="1 1 auto"
          // It grows to its row; what it needs at least has to fit the narrowest phone.
          px="3"
          loading={busy}
          disabled={!complete && !isShort}
          // Pressed all the same, it asks again: tokens may have come meanwhile.
          {...(isShort && { 'aria-disabled': true, 'aria-describedby': id, onClick: lookAgain })}
          icon={<Sparkles size={18} aria-hidden />}
        >
          {busy ? 'Generating...' : wordsFor(pictures)}
          {!busy && <Price cost={cost} />}
        </Button>
        {busy && queue.pending > 0 && <AddToQueue {...props} />}
      </Flex>
      <ReadyIn pictures={pictures} readyMs={readyMs} />
    </Box>
  );
}

function ReadyIn({ pictures, readyMs }: { pictures: number; readyMs: number | undefined }) {
  if (readyMs === undefined) return null;
  return (
    <chakra.p textStyle="caption" color="fg.muted" textAlign="center" mt="2">
      {pictures > 1 ? 'The first one is ready in ' : 'Ready in '}
      {timeWords(readyMs)}
    </chakra.p>
  );
}

const wordsFor = (pictures: number): string =>
  pictures === 1 ? 'Generate Image' : `Generate ${pictures} Images`;
