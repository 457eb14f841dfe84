import { Box, Grid } from '@chakra-ui/react';
import { IMAGE_QUALITIES, IMAGE_STYLES, type ImageSize } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import {
  aspectOf,
  pixelsOf,
  QUALITY_LABELS,
  SIZE_LABELS,
  STYLE_LABELS,
} from '../../data/image/image-options.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { HdNote } from './HdNote.tsx';
import { sizeFor } from './order.ts';
import type { Settings } from '../../data/image/image-draft.ts';

interface Props {
  model: ImageModelView;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** The three choices, drawn as what they do; of the sizes those that the model has. */
export function SettingPickers({ model, settings, onChange }: Props) {
  const { sizes, steps } = model;
  return (
    <Grid gap="5">
      <SegmentedControl
        label="Image Size"
        value={sizeFor(model, settings.size)}
        onChange={(size) => onChange({ ...settings, size })}
        options={sizes.map((size) => ({
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
          options={IMAGE_QUALITIES.map((value) => ({
            value,
            label: QUALITY_LABELS[value],
            ...(steps && { detail: `${steps[value]} steps` }),
          }))}
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
