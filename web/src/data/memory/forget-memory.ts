import type { MemoryView } from '@vesper/core/contract/memory';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { dropMemory } from './memories.ts';
import { memoryApi } from './memory-api.ts';

export const { remove: forgetMemory, useLeaving: useLeavingMemories } = createUndoableDeletion<
  Pick<MemoryView, 'id' | 'text'>
>({
  send: memoryApi.remove,
  drop: (id) => inBackground(dropMemory(id)),
  deleted: ({ text }) => ({ title: 'Forgotten', description: `“${text}”`, kind: 'info' }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to forget this. Please try again.'),
    kind: 'failure',
  }),
});
