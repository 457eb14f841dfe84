import { Box, Grid } from '@chakra-ui/react';
import {
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  type ImageSize,
} from '@vesper/core/contract/image';
import {
  aspectOf,
  pixelsOf,
  QUALITY_LABELS,
  SIZE_LABELS,
  STYLE_LABELS,
} from '../../data/image/image-options.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { HdNote } from './HdNote.tsx';
import type { Settings } from '../../data/image/image-draft.ts';

interface Props {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** The three choices, drawn as what they do. */
export function SettingPickers({ settings, onChange }: Props) {
  return (
    <Grid gap="5">
      <SegmentedControl
        label="Image Size"
        value={settings.size}
        onChange={(size) => onChange({ ...settings, size })}
        options={IMAGE_SIZES.map((size) => ({
          value: size,
          label: SIZE_LABELS[size],
          detail: pixelsOf(size),
          icon: <RatioIcon size={size} />,
        }))}
      />
      <Grid gap={{ base: '3', sm: '5' }} templateColumns="repeat(auto-fit, minmax(8.75rem, 1fr))">
        <SegmentedControl
          label="Quality"
          value={settings.quality}
          onChange={(quality) => onChange({ ...settings, quality })}
          options={IMAGE_QUALITIES.map((value) => ({ value, label: QUALITY_LABELS[value] }))}
        />
        <SegmentedControl
          label="Style"
          value={settings.style}
          onChange={(style) => onChange({ ...settings, style })}
          options={IMAGE_STYLES.map((value) => ({ value, label: STYLE_LABELS[value] }))}
        />
      </Grid>
      {settings.quality === 'hd' && <HdNote />}
    </Grid>
  );
}

function RatioIcon({ size }: { size: ImageSize }) {
  const aspect = aspectOf(size);
  return (
    <Box
      borderWidth="2px"
      borderColor="currentColor"
      borderRadius="4px"
      style={{
        width: `${aspect >= 1 ? 22 * Math.min(aspect, 1.3) : 14}px`,
        height: `${aspect > 1 ? 16 : 22}px`,
      }}
    />
  );
}
