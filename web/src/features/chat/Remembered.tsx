import { Box, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import type { MemoryView } from '@vesper/core/contract/memory';
import { useMemoriesUsedIn } from '../../data/memory/memories.ts';
import { count } from '../../lib/format.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Facts = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'small',
    color: 'fg',
    overflowWrap: 'anywhere',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1.5' },
    '& a': { flexShrink: '0', alignSelf: 'start' },
  },
});

/** What the companion had in mind of the member for this reply, each fact with the way to it. */
export function Remembered({ message }: { message: MessageView }) {
  const hasAny = message.details?.memoryIds !== undefined;
  const read = useMemoriesUsedIn(hasAny ? message : null);
  const facts = read.data;
  if (!hasAny || facts?.length === 0) return null;
  return (
    <Box as="section" borderTopWidth="1px" pt="3">
      {facts ? (
        <>
          <chakra.h3 textStyle="small" color="fg.muted" mb="1">
            Remembered: {count(facts.length, 'thing')}
          </chakra.h3>
          <Facts>
            {facts.map((fact) => (
              <li key={fact.id}>
                <span>{fact.text}</span>
                <TextLink to={placeOf(fact)} aria-label={`In memory: ${fact.text}`}>
                  Memory
                </TextLink>
              </li>
            ))}
          </Facts>
        </>
      ) : (
        <NotLoaded what="What it remembered" read={read}>
          <Skeleton height="12" />
        </NotLoaded>
      )}
    </Box>
  );
}

/** The page that lists a fact, where it can be corrected and forgotten. */
const placeOf = ({ characterId }: MemoryView): string =>
  characterId === null ? '/memory' : `/memory?character=${characterId}`;
