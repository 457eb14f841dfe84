import { Box, Flex, chakra } from '@chakra-ui/react';
import { SUGGESTED_TRAITS } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { addTrait, hasTrait } from './traits.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    px: '3',
    maxW: 'full',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'small',
    fontWeight: 'medium',
    cursor: 'button',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    transitionProperty: 'color, border-color, background-color, opacity',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    kind: {
      chosen: {
        bg: 'accent.subtle',
        color: 'accent.fg',
        borderColor: 'accent.line',
        _hover: { bg: 'danger.subtle', color: 'fg.error', borderColor: 'border.error' },
      },
      offered: {
        color: 'fg.muted',
        _hover: { color: 'fg', borderColor: 'accent.line', bg: 'accent.subtle' },
        _disabled: { opacity: '0.4', cursor: 'disabled' },
      },
    },
  },
});

interface Props {
  traits: readonly string[];
  onChange: (traits: string[]) => void;
}

/** Words of one's own or suggested ones; a click on a chosen one takes it away. */
export function TraitPicker({ traits, onChange }: Props) {
  const [text, setText] = useState('');
  const full = traits.length >= LIMITS.traitsMax;
  const add = (): void => {
    onChange(addTrait(traits, text));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Box>
      <TextField
        label="Personality traits"
        placeholder="Add a trait and press Enter"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={LIMITS.traitMax}
        value={text}
        disabled={full}
        hint={full ? `That is all: a character has at most ${LIMITS.traitsMax} traits.` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        trailing={
          <IconButton label="Add trait" disabled={text.trim() === '' || full} onClick={add}>
            <Plus size={18} />
          </IconButton>
        }
      />
      {traits.length > 0 && (
        <Flex role="group" aria-label="Chosen traits" gap="2" wrap="wrap" mt="3">
          {traits.map((trait) => (
            <Chip
              key={trait}
              type="button"
              kind="chosen"
              aria-label={`Remove ${trait}`}
              onClick={() => onChange(traits.filter((one) => one !== trait))}
            >
              {trait}
              <X size={13} aria-hidden />
            </Chip>
          ))}
        </Flex>
      )}
      <Flex role="group" aria-label="Suggested traits" gap="2" wrap="wrap" mt="3">
        {SUGGESTED_TRAITS.map((trait) => (
          <Chip
            key={trait}
            type="button"
            kind="offered"
            disabled={full || hasTrait(traits, trait)}
            onClick={() => onChange(addTrait(traits, trait))}
          >
            {trait}
          </Chip>
        ))}
      </Flex>
    </Box>
  );
}
