import { Box, chakra } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { DeskPageEntry } from './desk-pages.ts';
import { deskPath } from './desk-path.ts';

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '10',
    px: '3',
    borderRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { color: 'fg', bg: 'bg.hover' },
    _currentPage: { color: 'fg', bg: 'bg.hover', '& svg': { color: 'accent.fg' } },
  },
});

interface Props {
  pages: readonly DeskPageEntry[];
  open: DeskPageEntry | undefined;
}

/** The pages of the desk: a rail beside them, or a list above them where there is no room. */
export function DeskNav(props: Props) {
  return (
    <>
      <Rail {...props} />
      <Box display={{ lg: 'none' }}>
        <Picker {...props} />
      </Box>
    </>
  );
}

function Rail({ pages, open }: Props) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <Box as="nav" aria-label="Desk" display={{ base: 'none', lg: 'block' }}>
      {groups.map((group) => (
        <Box key={group} mb="5">
          <chakra.p textStyle="caption" color="fg.subtle" px="3" pb="1.5">
            {group}
          </chakra.p>
          {pages
            .filter((page) => page.group === group)
            .map(({ path, label, icon: Icon }) => (
              <Item
                key={path}
                to={deskPath(path)}
                aria-current={path === open?.path ? 'page' : undefined}
              >
                <Icon size={17} aria-hidden />
                {label}
              </Item>
            ))}
        </Box>
      ))}
    </Box>
  );
}

function Picker({ pages, open }: Props) {
  const navigate = useNavigate();
  const options = pages.map(({ path, label }) => ({ value: path, label: `Desk · ${label}` }));
  return (
    <SelectField
      label="Page of the desk"
      hideLabel
      value={open?.path ?? ''}
      options={open ? options : [{ value: '', label: 'Desk' }, ...options]}
      onChange={(path) => inBackground(navigate(deskPath(path)))}
    />
  );
}
