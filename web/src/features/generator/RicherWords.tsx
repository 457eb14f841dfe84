import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { Check, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { RicherPrompt } from './use-richer-prompt.ts';

interface Props {
  richer: RicherPrompt;
  /** Once there is nothing more to decide. */
  onDone: () => void;
}

/** Suggested words beside one's own: to take, to change first, or to leave. */
export function RicherWords({ richer, onDone }: Props) {
  const { suggestion, problem, busy, ask, change, take, leave } = richer;
  const area = useRef<HTMLTextAreaElement>(null);
  const isThere = suggestion !== null;
  useEffect(() => {
    if (isThere) area.current?.focus();
  }, [isThere]);
  const done = (act: () => void) => (): void => {
    act();
    onDone();
  };
  if (suggestion === null) {
    return problem === null ? null : (
      <chakra.p role="status" textStyle="caption" color="fg.muted">
        {problem}
      </chakra.p>
    );
  }
  return (
    <Box
      role="group"
      aria-label="Suggested words"
      borderWidth="1px"
      borderColor="accent.line"
      borderRadius="lg"
      p="3"
      backgroundImage="haze"
      onKeyDown={(event) => {
        if (event.key === 'Escape') done(leave)();
      }}
    >
      <TextArea
        ref={area}
        label="Suggested words"
        hint="Change them as you like. Your own stay until you take these."
        value={suggestion}
        maxLength={LIMITS.promptMax}
        max={LIMITS.promptMax}
        minRows={3}
        maxRows={9}
        onChange={(event) => change(event.target.value)}
      />
      {problem !== null && (
        <chakra.p role="status" textStyle="caption" color="fg.warning" mt="2">
          {problem}
        </chakra.p>
      )}
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" icon={<Check size={15} aria-hidden />} onClick={done(take)}>
          Take these
        </Button>
        <Button
          size="sm"
          variant="secondary"
          loading={busy}
          icon={<RefreshCw size={14} aria-hidden />}
          onClick={ask}
        >
          Others
        </Button>
        <Button size="sm" variant="ghost" onClick={done(leave)}>
          Leave
        </Button>
      </Flex>
    </Box>
  );
}
