import { Box, Flex, chakra } from '@chakra-ui/react';
import type { LorebookDetails } from '@vesper/core/contract/lorebook';
import { ArrowLeft, Ellipsis, Plus, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useBookActions } from './use-book-actions.tsx';

interface Props {
  lorebook: LorebookDetails;
  /** Where one came from: the list, or the character whose book it is. */
  home: string;
  adding: boolean;
  onAdd: () => void;
  onSettings: () => void;
  onDelete: () => void;
}

export function BookHead({ lorebook, home, adding, onAdd, onSettings, onDelete }: Props) {
  const { name, description, characterId } = lorebook;
  const items = useBookActions(lorebook, { onDelete });
  return (
    <>
      <TextLink
        to={home}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        mb={{ base: '2', md: '3' }}
      >
        <ArrowLeft size={16} aria-hidden />
        {characterId === null ? 'All lorebooks' : 'Back to the character'}
      </TextLink>
      <Flex align="flex-end" wrap="wrap" gap="4" mb={{ base: '6', md: '8' }}>
        <Box flex="1" minW={{ base: '100%', md: '16rem' }}>
          <chakra.h1 textStyle="title" overflowWrap="anywhere">
            {name}
          </chakra.h1>
          {characterId !== null && (
            <chakra.p color="fg.muted" mt="2">
              A character’s own lorebook: it is in every chat with them.
            </chakra.p>
          )}
          {description !== '' && (
            <chakra.p color="fg.muted" mt="2" maxW="prose" whiteSpace="pre-line" lineClamp={3}>
              {description}
            </chakra.p>
          )}
        </Box>
        <Flex gap="2" align="center">
          <Button loading={adding} icon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            New entry
          </Button>
          <PlainIconButton
            label="Lorebook settings"
            variant="secondary"
            size="lg"
            onClick={onSettings}
          >
            <SlidersHorizontal size={18} />
          </PlainIconButton>
          <Menu
            trigger={
              <PlainIconButton label={`Options for ${name}`} variant="secondary" size="lg">
                <Ellipsis size={18} />
              </PlainIconButton>
            }
            items={items}
          />
        </Flex>
      </Flex>
    </>
  );
}
