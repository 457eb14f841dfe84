import { Box } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { Slider } from '../../../ui/Slider.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useSpeakingModel } from './use-speaking-model.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const DEFAULT_DEPTH = 4;
/** Further back a note is hardly heeded; the contract allows more. */
const SHOWN_DEPTH = 12;

/** A line for the model that is no part of the talk. */
export function NoteSection({ conversation, onChange }: SectionProps) {
  const { note } = conversation.settings;
  // Its own state: what the server gives back has lost the space that was typed last.
  const [text, setText] = useState(note?.text ?? '');
  const depth = note?.depth ?? DEFAULT_DEPTH;
  const speaking = useSpeakingModel(conversation);
  const isTooLong = text.trim().length > LIMITS.noteMax;
  if (speaking?.isBuiltin === true) return null;

  const write = (next: string): void => {
    setText(next);
    const said = next.trim();
    if (said.length > LIMITS.noteMax) return;
    onChange({ note: said === '' ? null : { text: said, depth } });
  };
  return (
    <Section
      title="Author’s note"
      hint="A reminder for the model that is not part of the talk: a mood, a place, where things are going."
    >
      <TextArea
        label="Author’s note"
        hideLabel
        placeholder="It is raining outside, and both are tired."
        value={text}
        minRows={2}
        maxRows={8}
        max={LIMITS.noteMax}
        error={isTooLong ? `A note has at most ${LIMITS.noteMax} characters.` : undefined}
        onChange={(event) => write(event.target.value)}
      />
      {note && (
        <Box mt="4">
          <Slider
            label="Where it stands"
            hint="The closer to the end, the more it is heeded."
            value={depth}
            unset={DEFAULT_DEPTH}
            unsetWords=""
            min={0}
            max={Math.max(SHOWN_DEPTH, depth)}
            step={1}
            words={placeWords}
            onChange={(next) => onChange({ note: { text: note.text, depth: next } })}
          />
        </Box>
      )}
    </Section>
  );
}

function placeWords(depth: number): string {
  if (depth === 0) return 'At the very end';
  return depth === 1 ? '1 message before the end' : `${depth} messages before the end`;
}
