import { Box, chakra } from '@chakra-ui/react';
import type { ImagePresetView } from '@vesper/core/contract/image-preset';
import { CircleSlash2, Palette } from 'lucide-react';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const Strip = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollSnapType: 'x proximity',
    // Room for the rings of the one that is chosen and the one that has the focus.
    p: '1',
    m: '-1',
    pb: '2',
    scrollPaddingInline: '1',
  },
});
const Frame = chakra('label', {
  base: {
    position: 'relative',
    flexShrink: '0',
    width: '5.25rem',
    borderRadius: 'lg',
    color: 'fg.muted',
    cursor: 'button',
    scrollSnapAlign: 'start',
    '& [data-sample]': {
      borderWidth: '1px',
      borderColor: 'border.strong',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
    },
    _hover: { color: 'fg', '& [data-sample]': { borderColor: 'accent.line' } },
    '&:has(:checked)': {
      color: 'fg',
      '& [data-sample]': {
        borderColor: 'transparent',
        boxShadow: '0 0 0 2px var(--vsp-colors-accent-rose)',
        color: 'accent.fg',
      },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

const NONE = '';

interface Style {
  value: string;
  label: string;
  sampleUrl: string | null;
}

const none: Style = { value: NONE, label: 'None', sampleUrl: null };

interface Props {
  /** Those that the model paints in. */
  presets: readonly ImagePresetView[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** A style around one's own words, by a picture of each. Not there where there are none. */
export function PresetPicker({ presets, chosen, onChoose }: Props) {
  if (presets.length === 0) return null;
  const isOffered = presets.some(({ id }) => id === chosen);
  return (
    <RadioGroup
      label="Style preset"
      value={isOffered && chosen !== null ? chosen : NONE}
      options={[
        none,
        ...presets.map(({ id, name, sampleUrl }) => ({ value: id, label: name, sampleUrl })),
      ]}
      onChange={(id) => onChoose(id === NONE ? null : id)}
      Layout={Strip}
      Frame={Frame}
      nameOf={({ label }) => label}
      titleOf={({ label }) => label}
      draw={(style) => <Sample style={style} />}
    >
      {chosen !== null && !isOffered && (
        <chakra.p textStyle="caption" color="fg.warning" mt="1">
          The style that was chosen is not there for this model. It is left out.
        </chakra.p>
      )}
    </RadioGroup>
  );
}

function Sample({ style: { value, label, sampleUrl } }: { style: Style }) {
  const Mark = value === NONE ? CircleSlash2 : Palette;
  return (
    <>
      <Box
        data-sample
        height="14"
        overflow="hidden"
        borderRadius="md"
        bg="bg.field"
        display="grid"
        placeItems="center"
        aria-hidden
      >
        {sampleUrl === null ? (
          <Mark size={19} />
        ) : (
          <chakra.img
            src={sampleUrl}
            alt=""
            loading="lazy"
            width="full"
            height="full"
            objectFit="cover"
          />
        )}
      </Box>
      <Box textStyle="caption" mt="1.5" textAlign="center" truncate>
        {label}
      </Box>
    </>
  );
}
