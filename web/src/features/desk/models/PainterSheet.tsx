import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { PainterTrial } from '@vesper/core/contract/desk/model';
import { LIMITS } from '@vesper/core/contract/limits';
import { CircleAlert, Paintbrush } from 'lucide-react';
import { useState } from 'react';
import { tryDeskPainter } from '../../../data/desk/desk-models.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { duration } from './model-words.ts';
import { TrialClock } from './TrialClock.tsx';

const PROMPT = 'A lighthouse on a cliff at dusk, the first stars above the sea';

/** A prompt to the engine that paints. */
export function PainterSheet({ onClose }: { onClose: () => void }) {
  const [prompt, setPrompt] = useState(PROMPT);
  const [busy, run] = useBusy();
  const [trouble, setTrouble] = useState<string>();
  const [trial, setTrial] = useState<PainterTrial>();
  const paint = (): void =>
    run(async () => {
      setTrouble(undefined);
      setTrial(undefined);
      try {
        const result = await tryDeskPainter(prompt);
        setTrial(result);
        setTrouble(result.failureWords ?? undefined);
      } catch (error) {
        setTrouble(serverMessage(error, 'That did not work. Please try again.'));
      }
    });
  return (
    <SideSheet
      open
      onClose={onClose}
      title="Try the painter"
      description="One small picture. It costs nothing, and nothing of it is kept."
    >
      <Grid gap="4" pt="5">
        <TextArea
          label="A prompt"
          value={prompt}
          minRows={2}
          maxRows={6}
          max={LIMITS.tryWordsMax}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Flex align="center" gap="4">
          <Button
            icon={<Paintbrush size={16} />}
            loading={busy}
            disabled={prompt.trim() === ''}
            onClick={paint}
          >
            {busy ? 'Painting...' : 'Paint it'}
          </Button>
          {busy && <TrialClock />}
        </Flex>
        {trouble !== undefined && (
          <Notice tone="danger" role="alert">
            <CircleAlert size={16} aria-hidden />
            <span>{trouble}</span>
          </Notice>
        )}
        {busy && <Skeleton aspectRatio="1" borderRadius="lg" />}
        {trial?.picture && (
          <Painted picture={trial.picture} totalMs={trial.totalMs} words={prompt} />
        )}
      </Grid>
    </SideSheet>
  );
}

interface PaintedProps {
  picture: string;
  totalMs: number;
  words: string;
}

function Painted({ picture, totalMs, words }: PaintedProps) {
  return (
    <Box as="figure">
      <chakra.img
        src={`data:image/webp;base64,${picture}`}
        alt={words}
        width="full"
        borderRadius="lg"
      />
      <chakra.figcaption textStyle="caption" color="fg.subtle" mt="2">
        Painted in {duration(totalMs)}
      </chakra.figcaption>
    </Box>
  );
}
