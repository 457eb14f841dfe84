import { chakra } from '@chakra-ui/react';
import { RATES } from '../../../data/speech/voice-choice.ts';
import type { MannerProps } from './use-reader.ts';

/** The system's own list: a browser may have a hundred voices, and a phone shows them best. */
const Select = chakra('select', {
  base: {
    h: '11',
    minW: '0',
    px: '2',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg.muted',
    textStyle: 'small',
    textOverflow: 'ellipsis',
    cursor: 'button',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '& option': { bg: 'bg.raised', color: 'fg' },
  },
});

/** Voice and speed; both are kept on this device, the voice for each character. */
export function MannerFields({ voices, manner, onManner }: MannerProps) {
  return (
    <>
      {voices.length > 1 && (
        <Select
          aria-label="Voice"
          flexShrink="1"
          maxW={{ base: '36', md: '44' }}
          value={manner.voice ?? voices[0]?.id}
          onChange={(event) => onManner({ ...manner, voice: event.target.value })}
        >
          {voices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label="Speed"
        flexShrink="0"
        value={manner.rate}
        onChange={(event) => onManner({ ...manner, rate: Number(event.target.value) })}
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {rate}×
          </option>
        ))}
      </Select>
    </>
  );
}
