import { Box, Grid, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import type { LorebookView } from '@vesper/core/contract/lorebook';
import { useLorebooks } from '../../../data/lorebook/lorebooks.ts';
import { count } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Section } from './Section.tsx';

const HINT =
  `What this chat knows of, up to ${LIMITS.lorebooksPerConversation}. ` +
  'A character’s own lorebook is always in.';

interface Props {
  conversation: ConversationView;
  onChange: (change: { lorebookIds: string[] }) => void;
}

/** The worlds that this conversation knows of. */
export function LorebooksSection({ conversation, onChange }: Props) {
  const { data: lorebooks, isError } = useLorebooks();
  const { lorebookIds } = conversation.settings;
  if (lorebooks === undefined) {
    return (
      <Section title="Lorebooks" hint={isError ? 'Your lorebooks could not be read.' : undefined}>
        {!isError && <Skeleton height="6rem" role="status" aria-label="Loading your lorebooks" />}
      </Section>
    );
  }
  if (lorebooks.length === 0) {
    return (
      <Section
        title="Lorebooks"
        hint="Notes on a world that come to your companion’s mind when their keys are said."
      >
        <ButtonLink to="/lorebooks" variant="secondary" size="sm" minH="11">
          Make a lorebook
        </ButtonLink>
      </Section>
    );
  }
  // One that was deleted elsewhere no longer counts.
  const chosen = lorebookIds.filter((id) => lorebooks.some((one) => one.id === id));
  const isFull = chosen.length >= LIMITS.lorebooksPerConversation;
  const toggle = (id: string, on: boolean): void =>
    onChange({ lorebookIds: on ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <Section
      title="Lorebooks"
      hint={HINT}
      aside={
        <TextLink
          to="/lorebooks"
          textStyle="small"
          display="inline-flex"
          alignItems="center"
          minH="11"
        >
          Manage
        </TextLink>
      }
    >
      <Grid as="ul" listStyleType="none" gap="1" maxH="20rem" overflowY="auto">
        {lorebooks.map((lorebook) => (
          <Box as="li" key={lorebook.id}>
            <Checkbox
              checked={chosen.includes(lorebook.id)}
              disabled={isFull && !chosen.includes(lorebook.id)}
              onChange={(on) => toggle(lorebook.id, on)}
            >
              <Words lorebook={lorebook} />
            </Checkbox>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}

const Words = ({ lorebook: { name, entryCount } }: { lorebook: LorebookView }) => (
  <>
    <chakra.span textStyle="label" overflowWrap="anywhere">
      {name}
    </chakra.span>
    <chakra.span display="block" textStyle="caption" color="fg.subtle">
      {count(entryCount, 'entry', 'entries')}
    </chakra.span>
  </>
);
