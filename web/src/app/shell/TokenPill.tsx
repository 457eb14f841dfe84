import { chakra } from '@chakra-ui/react';
import { Coins } from 'lucide-react';
import { LOW_TOKENS } from '@vesper/core/contract/plans';
import type { UserView } from '@vesper/core/contract/user';
import { refillCountdown, refillWords } from '../../data/user/refill-words.ts';
import { count } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** The balance; in words for screen readers, with the time of the next refill for everyone. */
export function TokenPill({ user }: { user: UserView }) {
  const { tokens } = user;
  const next = refillCountdown(user);
  const words = refillWords(user);
  const pill = (
    <Badge tone={tokens < LOW_TOKENS ? 'caution' : 'neutral'} role="status">
      <Coins size={14} aria-hidden />
      <chakra.span aria-hidden>{tokens.toLocaleString('en')}</chakra.span>
      <chakra.span srOnly>
        {count(tokens, 'token')} left{words === undefined ? '' : `, ${words}`}
      </chakra.span>
    </Badge>
  );
  return next === undefined ? pill : <Tooltip content={next}>{pill}</Tooltip>;
}
