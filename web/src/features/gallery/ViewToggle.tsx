import { Flex } from '@chakra-ui/react';
import { LayoutGrid, List } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import type { View } from './use-view.ts';

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const;

interface Props {
  view: View;
  onChange: (view: View) => void;
}

export function ViewToggle({ view, onChange }: Props) {
  return (
    <Flex
      role="group"
      aria-label="View"
      gap="0.5"
      p="1"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.field"
      flexShrink="0"
    >
      {VIEWS.map(({ value, label, icon: Icon }) => (
        <IconButton
          key={value}
          label={label}
          aria-pressed={view === value}
          bg={view === value ? 'bg.pressed' : undefined}
          color={view === value ? 'accent.fg' : undefined}
          borderRadius="sm"
          boxSize="9"
          onClick={() => onChange(value)}
        >
          <Icon size={17} />
        </IconButton>
      ))}
    </Flex>
  );
}
