import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { MemoryKeeper } from '@vesper/core/contract/memory';
import { BrainCog, Ellipsis, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLeavingMemories } from '../../data/memory/forget-memory.ts';
import { forgetAll, useMemories } from '../../data/memory/memories.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddMemory } from './AddMemory.tsx';
import { keeperTitle } from './keeper-words.ts';
import { KeeperFace } from './Keepers.tsx';
import { MemoryList } from './MemoryList.tsx';
import { MemorySwitch } from './MemorySwitch.tsx';

/** Fewer facts than this are found by looking. */
const SEARCH_FROM = 6;
const SETTLE_MS = 250;

interface Props {
  keeper: MemoryKeeper;
  /** False while nothing is remembered by anybody. */
  isAnythingOn: boolean;
}

/** Everything that one character knows, or all of them. */
export function MemoryPanel({ keeper, isAnythingOn }: Props) {
  const { characterId, count } = keeper;
  const [words, setWords] = useState('');
  const [asking, setAsking] = useState(false);
  const searched = useSettled(words.trim(), SETTLE_MS);
  return (
    <Card pad="none">
      <Flex
        align="center"
        gap="3"
        ps={{ base: '4', md: '6' }}
        pe={{ base: '2', md: '4' }}
        py={{ base: '3', md: '4' }}
        borderBottomWidth="1px"
      >
        <KeeperFace keeper={keeper} size="md" />
        <chakra.h2
          textStyle={{ base: 'subheading', md: 'heading' }}
          flex="1"
          minW="0"
          overflowWrap="anywhere"
        >
          {keeperTitle(keeper)}
        </chakra.h2>
        {count > 0 && (
          <Menu
            trigger={
              <IconButton label="Options" size="lg" withTooltip={false}>
                <Ellipsis size={20} />
              </IconButton>
            }
            items={[
              {
                id: 'forget-all',
                label: 'Forget everything',
                icon: <Trash2 size={16} />,
                danger: true,
                onSelect: () => setAsking(true),
              },
            ]}
          />
        )}
      </Flex>
      <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="4">
        <MemorySwitch keeper={keeper} isAnythingOn={isAnythingOn} />
        {(keeper.character ?? characterId === null) && <AddMemory keeper={keeper} />}
        {(count >= SEARCH_FROM || words !== '') && (
          <Flex>
            <SearchField
              label="Search facts"
              value={words}
              maxLength={LIMITS.searchMax}
              onChange={setWords}
            />
          </Flex>
        )}
      </Flex>
      <Facts keeper={keeper} search={searched} />
      <ForgetAll keeper={keeper} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Facts({ keeper, search }: { keeper: MemoryKeeper; search: string }) {
  const list = useMemories(keeper.characterId, search);
  const leaving = useLeavingMemories();
  if (list.data === undefined) {
    return list.isError ? (
      <LoadFailed what="What is remembered" onRetry={() => inBackground(list.refetch())} />
    ) : (
      <Flex direction="column" gap="3" p="6" role="status" aria-label="Loading facts">
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="12" />
      </Flex>
    );
  }
  const facts = list.data.filter(({ id }) => !leaving.has(id));
  if (facts.length === 0 && !list.hasNextPage) {
    return search === '' ? <NothingYet keeper={keeper} /> : <NotFound search={search} />;
  }
  return (
    <>
      <MemoryList facts={facts} />
      {list.hasNextPage && (
        <Flex justify="center" p="5" borderTopWidth="1px">
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => inBackground(list.fetchNextPage())}
          >
            Show older facts
          </Button>
        </Flex>
      )}
    </>
  );
}

function NothingYet({ keeper: { character } }: { keeper: MemoryKeeper }) {
  return (
    <Box borderTopWidth="1px">
      <EmptyState
        icon={<BrainCog size={26} />}
        title="Nothing remembered yet"
        description={nothingYet(character?.name)}
      />
    </Box>
  );
}

/** @param name undefined for what all know */
function nothingYet(name: string | undefined): string {
  if (name === undefined) return 'What you write here is known to every companion, in every talk.';
  return `A few minutes after a talk, ${name} notes what matters about you. You can add to it.`;
}

function NotFound({ search }: { search: string }) {
  return (
    <Box borderTopWidth="1px">
      <EmptyState
        icon={<SearchX size={26} />}
        title="No fact has these words"
        description={`Nothing was found for “${search}”.`}
      />
    </Box>
  );
}

interface ForgetAllProps {
  keeper: MemoryKeeper;
  open: boolean;
  onClose: () => void;
}

function ForgetAll({ keeper: { characterId, character, count }, open, onClose }: ForgetAllProps) {
  const forget = async (): Promise<boolean> => {
    try {
      await forgetAll(characterId);
      showToast({ title: 'Forgotten', description: 'All of it is gone.', kind: 'success' });
      return true;
    } catch (error) {
      const description = serverMessage(error, 'Failed to forget this. Please try again.');
      showToast({ title: 'Error', description, kind: 'failure' });
      return false;
    }
  };
  const these = count === 1 ? 'This fact is' : `All ${count} facts are`;
  const who = characterId === null ? 'everyone' : (character?.name ?? 'this companion');
  return (
    <DeleteDialog
      open={open}
      title={`Forget everything ${who} knows?`}
      description={`${these} gone for good, and not noted again from what you said so far.`}
      onDelete={forget}
      onClose={onClose}
    />
  );
}
