import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { ModelTrial } from '@vesper/core/contract/desk/model';
import { LIMITS } from '@vesper/core/contract/limits';
import { CircleAlert, Send } from 'lucide-react';
import { useState } from 'react';
import { tryDeskModel } from '../../../data/desk/desk-models.ts';
import { fieldIssue, serverMessage } from '../../../lib/api-error.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { TryRequest } from './draft-of.ts';
import { ModelTrialResult } from './ModelTrialResult.tsx';
import { TrialClock } from './TrialClock.tsx';

const SENTENCE = 'Good evening! In one sentence: what do you see from your window?';

interface Props {
  /** What is to be asked, or why it cannot be yet. */
  target: (text: string) => TryRequest | string;
}

/** Says a sentence to a model and shows what came back, and when. */
export function TryBox({ target }: Props) {
  const [text, setText] = useState(SENTENCE);
  const [busy, run] = useBusy();
  const [trouble, setTrouble] = useState<string>();
  const [trial, setTrial] = useState<{ at: number; result: ModelTrial }>();
  const ask = (): void => {
    const asked = target(text);
    setTrial(undefined);
    setTrouble(typeof asked === 'string' ? asked : undefined);
    if (typeof asked === 'string') return;
    run(async () => {
      try {
        setTrial({ at: Date.now(), result: await tryDeskModel(asked) });
      } catch (error) {
        const fallback = 'That did not work. Check your connection and try again.';
        setTrouble(fieldIssue(error, 'apiKey') ?? serverMessage(error, fallback));
      }
    });
  };
  return (
    <Grid gap="4" pt="2">
      <TextArea
        label="A sentence"
        value={text}
        minRows={2}
        maxRows={6}
        max={LIMITS.tryWordsMax}
        onChange={(event) => setText(event.target.value)}
      />
      <Flex align="center" gap="4" wrap="wrap">
        <Button
          variant="secondary"
          icon={<Send size={16} />}
          loading={busy}
          disabled={text.trim() === ''}
          onClick={ask}
        >
          {busy ? 'Asking...' : 'Ask it'}
        </Button>
        {busy ? (
          <TrialClock />
        ) : (
          <chakra.span textStyle="caption" color="fg.subtle">
            Nothing of it is kept.
          </chakra.span>
        )}
      </Flex>
      {trouble !== undefined && (
        <Notice tone="danger" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{trouble}</span>
        </Notice>
      )}
      {trial && <ModelTrialResult key={trial.at} trial={trial.result} />}
    </Grid>
  );
}
