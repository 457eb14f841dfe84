import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState, type SubmitEvent } from 'react';
import { inBackground } from '../lib/in-background.ts';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  /** Tells what is wrong with the code; undefined when it was taken. */
  onRedeem: (code: string) => Promise<string | undefined>;
}

/** One field for a promotional code. */
export function CodeForm({ onRedeem }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (busy || code.trim() === '') return;
    setBusy(true);
    const wrong = await onRedeem(code);
    setBusy(false);
    setProblem(wrong);
    if (wrong === undefined) setCode('');
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    inBackground(send());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1 1 10rem">
          <TextField
            label="Redeem a code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.codeMax * 2}
            value={code}
            error={problem}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(undefined);
            }}
          />
        </Box>
        <Button type="submit" variant="secondary" size="lg" loading={busy}>
          Redeem
        </Button>
      </Flex>
    </form>
  );
}
