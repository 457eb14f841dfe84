import { chakra } from '@chakra-ui/react';
import type { OffersView } from '@vesper/core/contract/purchase';
import { refillWords } from '../../data/user/refill-words.ts';
import { useSession } from '../../data/user/session.ts';

/** Where nothing can be bought: when tokens come back by themselves, and whom to ask. */
export function UntilThen({ offers }: { offers: OffersView | undefined }) {
  const session = useSession();
  if (offers?.possible !== false) return null;
  const next = session.status === 'signed-in' ? refillWords(session.user) : undefined;
  return (
    <chakra.p color="fg.muted" textAlign="center" mt="8" textWrap="balance">
      Tokens cannot be bought here yet.{' '}
      {next === undefined ? '' : `They come back by themselves: ${next}. `}
      Questions?{' '}
      <chakra.a href={`mailto:${offers.support}`} color="accent.fg" fontWeight="semibold">
        {offers.support}
      </chakra.a>
    </chakra.p>
  );
}
