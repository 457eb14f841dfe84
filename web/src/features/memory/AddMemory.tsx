import { LIMITS } from '@vesper/core/contract/limits';
import type { MemoryKeeper } from '@vesper/core/contract/memory';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addMemory } from '../../data/memory/memories.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** One line for a fact of the member's own; what was typed stays when it is refused. */
export function AddMemory({ keeper: { characterId, character } }: { keeper: MemoryKeeper }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = async (said: string): Promise<void> => {
    setText('');
    try {
      await addMemory({ text: said, characterId });
    } catch (error) {
      // Back in the field, unless the next one is being typed there.
      setText((now) => (now === '' ? said : now));
      const issue = fieldIssue(error, 'text');
      setProblem(issue);
      if (issue !== undefined) return;
      const description = serverMessage(error, 'Failed to note this. Please try again.');
      showToast({ title: 'Error', description, kind: 'failure' });
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') inBackground(add(text.trim()));
      }}
    >
      <TextField
        label={character ? `Tell ${character.name} something` : 'Tell everyone something'}
        hideLabel
        placeholder={
          character ? `Something ${character.name} should know` : 'Something all should know'
        }
        value={text}
        maxLength={LIMITS.memoryMax}
        error={problem}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        trailing={
          <PlainIconButton
            type="submit"
            label="Add"
            variant={text.trim() === '' ? 'ghost' : 'primary'}
            disabled={text.trim() === ''}
          >
            <Plus size={19} />
          </PlainIconButton>
        }
      />
    </form>
  );
}
