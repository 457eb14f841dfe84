import { chakra } from '@chakra-ui/react';
import { Coins } from 'lucide-react';
import { LOW_TOKENS } from '@vesper/core/contract/plans';
import { count } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The balance; in words for screen readers. */
export function TokenPill({ tokens }: { tokens: number }) {
  return (
    <Badge tone={tokens < LOW_TOKENS ? 'caution' : 'neutral'} role="status">
      <Coins size={14} aria-hidden />
      <chakra.span aria-hidden>{tokens.toLocaleString('en')}</chakra.span>
      <chakra.span srOnly>{count(tokens, 'token')} left</chakra.span>
    </Badge>
  );
}
