import { Flex, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { setHiddenTags } from '../../data/user/hidden-tags.ts';
import { useUser } from '../../data/user/session.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';

const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words that the member does not want to meet in the gallery and among the characters. */
export function HiddenTags() {
  const { hiddenTags } = useUser();
  const [typed, setTyped] = useState(hiddenTags.join(', '));
  const [problem, setProblem] = useState<string>();
  const [busy, run] = useBusy();
  const save = async (): Promise<void> => {
    try {
      await setHiddenTags(wordsOf(typed));
      showToast({ title: 'Your hidden words are saved', kind: 'success' });
    } catch (error) {
      setProblem(serverMessage(error, 'They could not be saved. Please try again.'));
    }
  };
  return (
    <Card as="section" aria-label="Hidden words">
      <chakra.h2 textStyle="heading" mb="2">
        Hidden words
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mb="4">
        Public pictures whose prompt or tags have one of these words, and public characters with
        such a trait or tag, are left out of what you browse. What is yours stays.
      </chakra.p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(save);
        }}
      >
        <Flex direction="column" gap="4" align="flex-start">
          <chakra.div w="100%">
            <TextField
              label="Words"
              hint="Separated by commas. Leave it empty to see everything."
              value={typed}
              error={problem}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
          </chakra.div>
          <Button type="submit" variant="secondary" loading={busy}>
            Save
          </Button>
        </Flex>
      </form>
    </Card>
  );
}
