import { Box, Flex, chakra } from '@chakra-ui/react';
import { Clapperboard, Coins, Hourglass } from 'lucide-react';
import { priceWords } from '../../data/image/price-words.ts';
import { useUsedUp } from '../../data/plan/use-used-up.ts';
import { shortageWords } from '../../data/user/refill-words.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';

interface Props {
  busy: boolean;
  /** False while something of the order is missing. */
  complete: boolean;
  seconds: number;
  cost: number;
}

/** Orders the film, or says before the press why it cannot be had now, and what goes on. */
export function MakeButton({ busy, complete, seconds, cost }: Props) {
  const tokens = shortageWords(useUser(), { needed: cost });
  // A film counts as a picture does.
  const plan = useUsedUp('images');
  const words = plan ?? tokens;
  return (
    <Box>
      {words !== undefined && !busy && (
        <Notice tone="caution" role="status" mb="3" px="3" py="2" gap="2">
          <Hourglass size={16} aria-hidden />
          <Flex flex="1" wrap="wrap" columnGap="2" justify="space-between">
            <span>{words}</span>
            <PlansLink to={plan === undefined ? '/subscribe#tokens' : '/subscribe'}>
              {plan === undefined ? 'How tokens work' : 'See plans'}
            </PlansLink>
          </Flex>
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        block
        loading={busy}
        disabled={!complete || words !== undefined}
        icon={<Clapperboard size={18} aria-hidden />}
      >
        {busy ? 'Ordering...' : `Make ${seconds} seconds`}
        {!busy && (
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
        )}
      </Button>
    </Box>
  );
}
