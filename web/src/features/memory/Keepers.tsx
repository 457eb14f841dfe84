import { Box, Center, chakra } from '@chakra-ui/react';
import type { MemoryKeeper } from '@vesper/core/contract/memory';
import { Globe } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/Avatar.tsx';
import { keeperName, letterOf } from './keeper-words.ts';

/** A column beside the facts; on a phone a row above them that is moved sideways. */
const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '2', lg: '1' },
    listStyleType: 'none',
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    mx: { base: '-4', sm: '-6', lg: '0' },
    px: { base: '4', sm: '6', lg: '0' },
    py: '1',
  },
});

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '12', lg: '14' },
    maxW: { base: '13rem', lg: 'full' },
    ps: { base: '2', lg: '3' },
    pe: { base: '4', lg: '3' },
    borderWidth: '1px',
    borderColor: { base: 'border', lg: 'transparent' },
    borderRadius: { base: 'full', lg: 'lg' },
    textStyle: 'label',
    color: 'fg.muted',
    transition: 'background-color 150ms, color 150ms',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _currentPage: { bg: 'bg.pressed', color: 'fg', borderColor: 'border.strong' },
  },
});

const Count = chakra('span', {
  base: { ms: 'auto', color: 'fg.subtle', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
});
/** Something was noted that the member has not seen. */
const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', backgroundImage: 'dusk', flexShrink: '0' },
});

interface Props {
  keepers: readonly MemoryKeeper[];
  /** The one whose facts are shown. */
  open: string | null;
}

export function Keepers({ keepers, open }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // A row longer than the window shows the one that is open, also when an address has opened it.
  useEffect(() => {
    const row = list.current;
    const item = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [open]);
  return (
    <Box
      as="nav"
      aria-label="Who remembers"
      minW="0"
      position={{ lg: 'sticky' }}
      top="calc(var(--nav-height) + 1.5rem)"
      maxH={{ lg: 'calc(100dvh - var(--nav-height) - 3rem)' }}
      overflowY={{ lg: 'auto' }}
      scrollbarWidth="thin"
    >
      <List ref={list}>
        {keepers.map((keeper) => (
          <chakra.li key={keeper.characterId} flexShrink="0" minW="0">
            <Keeper keeper={keeper} isOpen={keeper.characterId === open} />
          </chakra.li>
        ))}
      </List>
    </Box>
  );
}

function Keeper({ keeper, isOpen }: { keeper: MemoryKeeper; isOpen: boolean }) {
  const { characterId, count, newCount, isOn } = keeper;
  const name = keeperName(keeper);
  return (
    <Item
      to={characterId === null ? '/memory' : `/memory?character=${characterId}`}
      aria-current={isOpen ? 'page' : undefined}
      preventScrollReset
    >
      <KeeperFace keeper={keeper} size="sm" />
      <chakra.span truncate minW="0">
        {name}
      </chakra.span>
      {newCount > 0 && (
        <Dot>
          <chakra.span srOnly>{`, ${newCount} new`}</chakra.span>
        </Dot>
      )}
      <Count>
        <Amount count={count} isOn={isOn} />
      </Count>
    </Item>
  );
}

function Amount({ count, isOn }: { count: number; isOn: boolean }) {
  if (!isOn) return 'Off';
  if (count === 0) return null;
  return (
    <>
      {count}
      <chakra.span srOnly>{count === 1 ? ' fact' : ' facts'}</chakra.span>
    </>
  );
}

export function KeeperFace({ keeper, size }: { keeper: MemoryKeeper; size: 'sm' | 'md' }) {
  if (keeper.characterId !== null) {
    const letter = letterOf(keeper.character?.name ?? '?');
    return <Avatar letter={letter} src={keeper.character?.avatar ?? null} size={size} />;
  }
  return (
    <Center
      boxSize={size === 'sm' ? '8' : '10'}
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      flexShrink="0"
      aria-hidden
    >
      <Globe size={size === 'sm' ? 17 : 20} />
    </Center>
  );
}
