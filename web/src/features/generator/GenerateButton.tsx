import { Box, Flex, chakra } from '@chakra-ui/react';
import { Coins, Hourglass, Sparkles } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { priceWords } from '../../data/image/price-words.ts';
import { refreshStats } from '../../data/stats/stats.ts';
import { refreshSession } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import type { Shortage } from './use-shortage.ts';

interface Props {
  busy: boolean;
  /** False while something of the order is missing. */
  complete: boolean;
  shortage: Shortage | undefined;
  /** Pictures, and the tokens of all of them. */
  count: number;
  cost: number;
}

/** Orders the picture, or says before the press why it cannot be had now, and what goes on. */
export function GenerateButton({ busy, complete, shortage, count, cost }: Props) {
  const id = useId();
  const isShort = shortage !== undefined && !busy;
  const lookAgain = (event: MouseEvent): void => {
    event.preventDefault();
    inBackground(refreshSession());
    inBackground(refreshStats());
  };
  return (
    <Box>
      {isShort && (
        <Notice tone="caution" role="status" id={id} mb="3" px="3" py="2" gap="2">
          <Hourglass size={16} aria-hidden />
          <Flex flex="1" wrap="wrap" columnGap="2" justify="space-between">
            <span>{shortage.words}</span>
            <PlansLink to={shortage.link.to}>{shortage.link.name}</PlansLink>
          </Flex>
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        block
        loading={busy}
        disabled={!complete && !isShort}
        // Pressed all the same, it asks again: tokens may have come meanwhile.
        {...(isShort && { 'aria-disabled': true, 'aria-describedby': id, onClick: lookAgain })}
        icon={<Sparkles size={18} aria-hidden />}
      >
        {busy ? 'Generating...' : wordsFor(count)}
        {!busy && <Price cost={cost} />}
      </Button>
    </Box>
  );
}

const wordsFor = (count: number): string =>
  count === 1 ? 'Generate Image' : `Generate ${count} Images`;

function Price({ cost }: { cost: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      ps="3"
      ms="1"
      borderInlineStartWidth="1px"
      borderColor="rgba(28, 15, 29, 0.28)"
      textStyle="label"
    >
      <Coins size={15} aria-hidden />
      {priceWords(cost)}
    </chakra.span>
  );
}
