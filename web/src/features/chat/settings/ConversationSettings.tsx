import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ComponentType } from 'react';
import { changeSettings, flushSettings } from '../../../data/conversation/save-settings.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { CharactersSection } from './CharactersSection.tsx';
import { FirstWordSection } from './FirstWordSection.tsx';
import { LorebooksSection } from './LorebooksSection.tsx';
import { ModelSection } from './ModelSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PersonaSection } from './PersonaSection.tsx';
import { SamplerSection } from './SamplerSection.tsx';
import type { SectionProps } from './section-props.ts';
import { SummarySection } from './SummarySection.tsx';

/** The subjects in the order in which they stand; a further one is one line. */
const SECTIONS: readonly ComponentType<SectionProps>[] = [
  CharactersSection,
  ModelSection,
  PersonaSection,
  FirstWordSection,
  SamplerSection,
  NoteSection,
  LorebooksSection,
  SummarySection,
];

export interface ConversationSettingsProps {
  conversation: ConversationView;
  open: boolean;
  onClose: () => void;
}

/** The member's choices for one conversation. Everything is saved as it is changed. */
export function ConversationSettings({ conversation, open, onClose }: ConversationSettingsProps) {
  const close = (): void => {
    inBackground(flushSettings(conversation.id));
    onClose();
  };
  return (
    <SideSheet
      open={open}
      onClose={close}
      title="Chat settings"
      description="For this conversation alone. They count from the next reply on."
    >
      {SECTIONS.map((Section, index) => (
        <Section
          key={index}
          conversation={conversation}
          onChange={(change) => changeSettings(conversation, change)}
        />
      ))}
    </SideSheet>
  );
}
