import { Box, Flex } from '@chakra-ui/react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';

export interface SearchStateProps {
  words: string;
  found: number;
  done: boolean;
}

/** The result of the search in words; said by screen readers when it changes. */
export function SearchState({ words, found, done }: SearchStateProps) {
  const empty = done && found === 0;
  return (
    <Box
      px="3"
      pb={empty ? '0' : '2'}
      pt={empty ? '6' : '0'}
      color={empty ? 'fg.muted' : 'fg.subtle'}
      textStyle={empty ? 'small' : 'caption'}
      textAlign={empty ? 'center' : 'start'}
      overflowWrap="anywhere"
      role="status"
    >
      {empty && `Nothing in your titles and messages contains “${words}”.`}
      {done && !empty && count(found, 'conversation')}
    </Box>
  );
}

/** The list did not load. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex direction="column" align="center" gap="3" py="8" px="4" textAlign="center" role="alert">
      <Box color="fg.muted" textStyle="small">
        The conversations could not be loaded.
      </Box>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}
