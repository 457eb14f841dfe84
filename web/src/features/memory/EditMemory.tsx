import { Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { MemoryView } from '@vesper/core/contract/memory';
import { useEffect, useRef, useState } from 'react';
import { changeMemory } from '../../data/memory/memories.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** Corrects a fact where it stands. Enter saves, Escape leaves it as it was. */
export function EditMemory({ fact, onDone }: { fact: MemoryView; onDone: () => void }) {
  const [text, setText] = useState(fact.text);
  const [problem, setProblem] = useState<string>();
  const [busy, run] = useBusy();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(fact.text.length, fact.text.length);
  }, [fact.text]);
  const save = async (): Promise<void> => {
    const wanted = text.trim();
    if (wanted === fact.text) return onDone();
    try {
      await changeMemory(fact.id, { text: wanted });
      onDone();
    } catch (error) {
      setProblem(
        fieldIssue(error, 'text') ??
          serverMessage(error, 'Failed to change this. Please try again.'),
      );
    }
  };
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') run(save);
      }}
    >
      <TextArea
        ref={area}
        label="Fact"
        hideLabel
        value={text}
        max={LIMITS.memoryMax}
        maxLength={LIMITS.memoryMax}
        minRows={1}
        maxRows={6}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Flex gap="2" mt="3" justify="flex-end">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          Save
        </Button>
      </Flex>
    </chakra.form>
  );
}
