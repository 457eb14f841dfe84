import { Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import type { ConversationSummary } from '@vesper/core/contract/memory';
import { useState } from 'react';
import { useSummary, writeSummary } from '../../../data/memory/summary.ts';
import { rememberedBy, voiceOf } from '../../../data/conversation/voice.ts';
import { fieldIssue, serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Section } from './Section.tsx';

/** What carries a long talk on: its early part in short, and the way to what is remembered. */
export function SummarySection({ conversation }: { conversation: ConversationView }) {
  const { id, character, isTemporary } = conversation;
  const summary = useSummary(id);
  if (isTemporary) return null;
  const memory = (
    <TextLink to={character ? `/memory?character=${character.id}` : '/memory'} textStyle="small">
      {rememberedBy(voiceOf(conversation))}
    </TextLink>
  );
  return (
    <Section
      title="Memory and summary"
      hint="When a talk grows longer than the model can see, its early part goes on in short."
      aside={memory}
    >
      {summary.isPending && <Skeleton height="20" />}
      {summary.isError && (
        <Button size="sm" variant="secondary" onClick={() => inBackground(summary.refetch())}>
          Load the summary again
        </Button>
      )}
      {summary.data === null && (
        <chakra.p textStyle="small" color="fg.subtle">
          This talk is still given to the model as a whole.
        </chakra.p>
      )}
      {summary.data && <Summary key={summary.data.at} conversationId={id} summary={summary.data} />}
    </Section>
  );
}

interface SummaryProps {
  conversationId: string;
  summary: ConversationSummary;
}

function Summary({ conversationId, summary }: SummaryProps) {
  const [text, setText] = useState(summary.text);
  const [problem, setProblem] = useState<string>();
  const [busy, run] = useBusy();
  const save = async (): Promise<void> => {
    try {
      await writeSummary(conversationId, text.trim());
    } catch (error) {
      setProblem(
        fieldIssue(error, 'text') ??
          serverMessage(error, 'Failed to save the summary. Please try again.'),
      );
    }
  };
  const isChanged = text.trim() !== summary.text;
  return (
    <>
      <TextArea
        label="Summary of what was said earlier"
        hideLabel
        value={text}
        minRows={4}
        maxRows={14}
        max={LIMITS.summaryMax}
        maxLength={LIMITS.summaryMax}
        error={problem}
        hint={summary.isEdited ? 'Corrected by you.' : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      {isChanged && (
        <Flex gap="2" mt="3" justify="flex-end">
          <Button size="sm" variant="ghost" onClick={() => setText(summary.text)}>
            Undo
          </Button>
          <Button size="sm" loading={busy} onClick={() => run(save)}>
            {text.trim() === '' ? 'Remove summary' : 'Save summary'}
          </Button>
        </Flex>
      )}
    </>
  );
}
