import { Flex } from '@chakra-ui/react';
import { Check, CloudAlert, LoaderCircle } from 'lucide-react';
import { flushDrafts, useSaveState } from '../../data/lorebook/entry-drafts.ts';
import { Button } from '../../ui/Button.tsx';

/** Says that what was typed is kept, or that it is not. */
export function SaveMark({ bookId }: { bookId: string }) {
  const state = useSaveState(bookId);
  return (
    <Flex
      as="span"
      gap="1.5"
      align="center"
      textStyle="small"
      color={state === 'failed' ? 'fg.error' : 'fg.muted'}
      role="status"
    >
      {state === 'saved' && <Check size={15} aria-hidden />}
      {state === 'saving' && <LoaderCircle size={15} aria-hidden />}
      {state === 'failed' && <CloudAlert size={15} aria-hidden />}
      {state === 'saved' && 'All changes saved'}
      {state === 'saving' && 'Saving…'}
      {state === 'failed' && 'Not everything is saved'}
      {state === 'failed' && (
        <Button variant="ghost" size="sm" onClick={() => flushDrafts()}>
          Try again
        </Button>
      )}
    </Flex>
  );
}
