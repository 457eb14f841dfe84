import { Box, Flex } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { Archive, ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConversationPart } from '../../../data/conversation/use-conversations.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showArchive } from './list-store.ts';

/** The conversations that are out of the way. */
export function ArchivedList({ row }: { row: (conversation: ConversationView) => ReactNode }) {
  const list = useConversationPart('archived');
  return (
    <>
      <Flex align="center" gap="1" pb="1">
        <IconButton label="Back to all conversations" onClick={() => showArchive(false)}>
          <ChevronLeft size={18} />
        </IconButton>
        <Box as="h3" textStyle="label">
          Archive
        </Box>
      </Flex>
      {list.isSuccess && list.conversations.length === 0 && (
        <EmptyState
          icon={<Archive size={22} />}
          title="Nothing is archived"
          description="What you archive leaves the list, and is found by the search."
        />
      )}
      <Flex as="ul" direction="column" gap="0.5" listStyleType="none" aria-label="Archive">
        {list.conversations.map(row)}
      </Flex>
      {list.hasNextPage && (
        <Button size="sm" variant="ghost" onClick={() => inBackground(list.fetchNextPage())}>
          Show older
        </Button>
      )}
    </>
  );
}
