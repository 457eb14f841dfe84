import { Box, Flex, chakra } from '@chakra-ui/react';
import type { SamplerSettings } from '@vesper/core/contract/model';
import { presetOf, SAMPLER_PRESETS } from '@vesper/core/contract/sampler-presets';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ChipPicker } from '../../../ui/ChipPicker.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { useSpeakingModel } from './use-speaking-model.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const OWN = 'own';
const AS_SET_UP = 'As set up';

interface Dial {
  name: keyof SamplerSettings;
  label: string;
  hint: string;
  min: number;
  max: number;
  step: number;
  unset: number;
  words?: (value: number) => string;
}

const DIALS: readonly Dial[] = [
  {
    name: 'temperature',
    label: 'Temperature',
    hint: 'Lower is steadier, higher is more surprising. Far up, sense gets lost.',
    min: 0,
    max: 2,
    step: 0.05,
    unset: 0.8,
  },
  {
    name: 'topP',
    label: 'Range of words (top P)',
    hint: 'Lower keeps to the likeliest words, higher lets rare ones in.',
    min: 0.05,
    max: 1,
    step: 0.05,
    unset: 0.95,
  },
  {
    name: 'frequencyPenalty',
    label: 'Fewer repeated words (frequency penalty)',
    hint: 'Higher tires of a word the more often it was used.',
    min: -2,
    max: 2,
    step: 0.1,
    unset: 0,
  },
  {
    name: 'presencePenalty',
    label: 'New subjects (presence penalty)',
    hint: 'Higher moves on to things that were not spoken of yet.',
    min: -2,
    max: 2,
    step: 0.1,
    unset: 0,
  },
  {
    name: 'replyTokens',
    label: 'Longest reply',
    hint: 'A token is about three quarters of a word. Longer ones can be continued.',
    min: 64,
    max: 4_096,
    step: 64,
    unset: 1_024,
    words: (tokens) => `${tokens.toLocaleString('en')} tokens`,
  },
];

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    mt: '2',
    width: 'full',
    borderRadius: 'sm',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg' },
    '& svg': { transition: 'transform 180ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

/** How the model chooses its words. The built-in companion knows no such thing. */
export function SamplerSection({ conversation, onChange }: SectionProps) {
  const { sampler } = conversation.settings;
  const preset = presetOf(sampler);
  const speaking = useSpeakingModel(conversation);
  const [isOpen, setIsOpen] = useState(preset === undefined);
  const id = useId();
  if (speaking?.isBuiltin === true) return null;

  const presets = SAMPLER_PRESETS.map((it) => ({ value: it.id, label: it.label }));
  const options = preset ? presets : [...presets, { value: OWN, label: 'Your own' }];
  const choose = (chosen: string): void => {
    const next = SAMPLER_PRESETS.find((it) => it.id === chosen);
    if (next) onChange({ sampler: next.sampler });
  };
  return (
    <Section
      title="Way of writing"
      aside={
        preset?.id !== 'balanced' && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ sampler: {} })}>
            Reset
          </Button>
        )
      }
    >
      <ChipPicker
        label="Way of writing"
        hideLabel
        value={preset?.id ?? OWN}
        options={options}
        onChange={choose}
      />
      <Box textStyle="small" color="fg.muted" mt="3" aria-live="polite">
        {preset?.hint ?? 'Set by hand.'}
      </Box>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Fine tuning
        <ChevronDown size={17} aria-hidden />
      </Toggle>
      <Flex
        id={id}
        direction="column"
        gap="5"
        pt="3"
        hidden={!isOpen}
        display={isOpen ? 'flex' : 'none'}
      >
        {DIALS.map(({ name, ...dial }) => (
          <Slider
            key={name}
            {...dial}
            value={sampler[name]}
            unsetWords={AS_SET_UP}
            onChange={(value) => onChange({ sampler: { ...sampler, [name]: value } })}
          />
        ))}
      </Flex>
    </Section>
  );
}
