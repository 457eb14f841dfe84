import {
  FIRST_WORD_WAITS,
  QUIET_HOURS,
  type FirstWordWait,
} from '@vesper/core/contract/first-word';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSpeakingModel } from './use-speaking-model.ts';

const NEVER = 'never';

const OPTIONS: readonly { value: FirstWordWait | typeof NEVER; label: string }[] = [
  { value: NEVER, label: 'Never' },
  { value: 'hours', label: FIRST_WORD_WAITS.hours.label },
  { value: 'day', label: FIRST_WORD_WAITS.day.label },
  { value: 'days', label: FIRST_WORD_WAITS.days.label },
];

const COSTS = 'Replies of this model cost tokens, so nothing is written with it unasked.';
const FREE =
  'One message at most until you answer, free of charge, and none between ' +
  `${QUIET_HOURS.from}:00 and ${QUIET_HOURS.until}:00 by your clock.`;

/** Whether the companion writes by itself once the talk has rested for a while. */
export function FirstWordSection({ conversation, onChange }: SectionProps) {
  const { character, settings, isTemporary } = conversation;
  const speaking = useSpeakingModel(conversation);
  if (!character || isTemporary) return null;
  const choose = (after: FirstWordWait | typeof NEVER): void => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    onChange({ firstWord: after === NEVER ? null : { after, zone } });
  };
  const costs = speaking !== undefined && speaking.price > 0;
  const hint = costs ? COSTS : FREE;
  return (
    <Section title="Writes to you first" hint={hint}>
      <SelectField
        label={`When ${character.name} may write first`}
        hideLabel
        value={settings.firstWord?.after ?? NEVER}
        options={OPTIONS}
        onChange={choose}
      />
    </Section>
  );
}
