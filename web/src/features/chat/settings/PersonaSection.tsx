import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { PersonaView } from '@vesper/core/contract/persona';
import { Star } from 'lucide-react';
import { choosePersona } from '../../../data/persona/choose-persona.ts';
import { usePersonas } from '../../../data/persona/personas.ts';
import { makeDefault } from '../../../data/persona/save-persona.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { litWhenChosen, RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Section } from './Section.tsx';

const Row = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    minW: '0',
  },
});

const Rows = ({ children }: { children: React.ReactNode }) => <Grid gap="2">{children}</Grid>;

/** Who the member is in this conversation. */
export function PersonaSection({ conversation }: { conversation: ConversationView }) {
  const { personas, isError } = usePersonas();
  const manage = (
    <TextLink
      to="/personas"
      textStyle="small"
      minH="11"
      my="-2"
      display="inline-flex"
      alignItems="center"
    >
      Manage
    </TextLink>
  );
  if (personas === undefined) {
    return (
      <Section title="Your persona" hint={isError ? 'Your personas could not be read.' : undefined}>
        {!isError && <Skeleton height="8rem" role="status" aria-label="Loading your personas" />}
      </Section>
    );
  }
  if (personas.length === 0) {
    return (
      <Section
        title="Your persona"
        hint="A persona gives you a name, a face and a story, and companions treat you accordingly."
      >
        <ButtonLink to="/personas" variant="secondary">
          Create a persona
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section title="Your persona" hint="Who you are here." aside={manage}>
      <Picker conversation={conversation} personas={personas} />
    </Section>
  );
}

interface PickerProps {
  conversation: ConversationView;
  personas: readonly PersonaView[];
}

function Picker({ conversation, personas }: PickerProps) {
  const [busy, run] = useBusy();
  const shown = personas.find(({ id }) => id === conversation.persona?.id);
  // The default one is not named by its id, so that the talk follows a change of the default.
  const choose = (persona: PersonaView | undefined): void =>
    inBackground(choosePersona(conversation, persona?.isDefault ? null : (persona?.id ?? null)));
  return (
    <>
      <RadioGroup
        label="Your persona"
        hideLabel
        value={shown?.id ?? ''}
        options={personas.map((persona) => ({ value: persona.id, label: persona.name, persona }))}
        onChange={(id) => choose(personas.find((one) => one.id === id))}
        Layout={Rows}
        Frame={Row}
        draw={({ persona }) => <Face persona={persona} />}
      />
      {shown && !shown.isDefault && (
        <Button
          mt="3"
          ms="-3"
          variant="ghost"
          size="sm"
          minH="11"
          loading={busy}
          icon={<Star size={15} aria-hidden />}
          onClick={() => run(() => makeDefault(shown))}
        >
          Use {shown.name} as default
        </Button>
      )}
    </>
  );
}

function Face({ persona: { name, picture, isDefault } }: { persona: PersonaView }) {
  return (
    <>
      <Avatar letter={[...name][0]?.toUpperCase() ?? '?'} src={picture} size="sm" />
      <chakra.span textStyle="label" truncate flex="1">
        {name}
      </chakra.span>
      {isDefault && (
        <Flex as="span" align="center" gap="1.5" textStyle="caption" color="fg.subtle">
          <Star size={12} fill="currentColor" aria-hidden />
          Default
        </Flex>
      )}
    </>
  );
}
