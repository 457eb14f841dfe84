import { Box, Flex, chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Range = chakra('input', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '11',
    bg: 'transparent',
    cursor: 'button',
    '&::-webkit-slider-runnable-track': {
      height: '4px',
      borderRadius: 'full',
      background:
        'linear-gradient(to right, var(--vsp-colors-accent-rose) var(--done), ' +
        'var(--vsp-colors-border-strong) var(--done))',
    },
    '&::-moz-range-track': { height: '4px', borderRadius: 'full', bg: 'border.strong' },
    '&::-moz-range-progress': { height: '4px', borderRadius: 'full', bg: 'accent.rose' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      boxSize: '5',
      marginTop: '-8px',
      borderRadius: 'full',
      bg: 'fg',
      border: '3px solid',
      borderColor: 'bg.raised',
      boxShadow: '0 0 0 1px var(--vsp-colors-border-strong)',
    },
    '&::-moz-range-thumb': { boxSize: '4', border: '0', borderRadius: 'full', bg: 'fg' },
    '&[data-unset]': {
      '&::-webkit-slider-thumb': { bg: 'fg.subtle' },
      '&::-moz-range-thumb': { bg: 'fg.subtle' },
      '&::-moz-range-progress': { bg: 'border.strong' },
    },
  },
});

interface Props {
  label: string;
  /** Says in plain words what more of it does. */
  hint: string;
  /** Undefined while somebody else's default holds; `unset` says where the thumb rests then. */
  value: number | undefined;
  unset: number;
  /** The words for a value that is not set. */
  unsetWords: string;
  min: number;
  max: number;
  step: number;
  words?: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number that is felt rather than typed. */
export function Slider(props: Props) {
  const { label, hint, value, unset, unsetWords, min, max, step, onChange } = props;
  const { words = String } = props;
  const id = useId();
  const at = value ?? unset;
  const said = value === undefined ? unsetWords : words(value);
  return (
    <Box>
      <Flex justify="space-between" gap="4" align="baseline">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        <chakra.output
          htmlFor={id}
          textStyle="small"
          color={value === undefined ? 'fg.subtle' : 'fg'}
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          flexShrink="0"
        >
          {said}
        </chakra.output>
      </Flex>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        aria-valuetext={said}
        aria-describedby={`${id}-words`}
        data-unset={value === undefined ? '' : undefined}
        css={{ '--done': value === undefined ? '0%' : `${((at - min) / (max - min)) * 100}%` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Box id={`${id}-words`} textStyle="caption" color="fg.subtle" mt="-1.5">
        {hint}
      </Box>
    </Box>
  );
}
