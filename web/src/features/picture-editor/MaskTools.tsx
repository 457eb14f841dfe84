import { Box, Flex } from '@chakra-ui/react';
import { Contrast, Redo2, Square, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { EVERYTHING } from './mask.ts';
import type { Mask } from './use-mask.ts';

const KINDS = [
  { value: 'brush', label: 'Brush' },
  { value: 'eraser', label: 'Eraser' },
  { value: 'hand', label: 'Move' },
] as const;

/** Ctrl or Cmd with Z, and with Shift for the other way; a text field keeps them for itself. */
function useUndoKeys({ undo, redo }: Mask): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return;
    if (target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** How the mask is painted: what the pointer does, its size, and what is done to all of it. */
export function MaskTools({ mask }: { mask: Mask }) {
  const { brush, setBrush, add } = mask;
  useUndoKeys(mask);
  return (
    <Box display="grid" gap="4">
      <SegmentedControl
        label="Tool"
        value={brush.tool}
        options={KINDS}
        onChange={(tool) => setBrush({ ...brush, tool })}
      />
      <Slider
        label="Size"
        hint="Paint over what is to become something else."
        value={brush.size}
        unset={brush.size}
        unsetWords=""
        min={0.01}
        max={0.4}
        step={0.01}
        words={(value) => `${Math.round(value * 100)}% of the width`}
        onChange={(size) => setBrush({ ...brush, size })}
      />
      <Flex gap="1" role="group" aria-label="The marked part">
        <IconButton label="Undo" size="lg" disabled={!mask.canUndo} onClick={mask.undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton label="Redo" size="lg" disabled={!mask.canRedo} onClick={mask.redo}>
          <Redo2 size={18} />
        </IconButton>
        <IconButton
          label="Mark everything"
          size="lg"
          onClick={() => add({ kind: 'box', erase: false, box: EVERYTHING })}
        >
          <Square size={18} fill="currentColor" />
        </IconButton>
        <IconButton label="Invert" size="lg" onClick={() => add({ kind: 'invert' })}>
          <Contrast size={18} />
        </IconButton>
        <IconButton
          label="Clear"
          size="lg"
          disabled={!mask.isMarked}
          onClick={() => add({ kind: 'clear' })}
        >
          <Trash2 size={18} />
        </IconButton>
      </Flex>
    </Box>
  );
}
