import { chakra } from '@chakra-ui/react';
import type { ImageSize, ImageView } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { IMAGE_MODEL_LIMITS } from '@vesper/core/contract/image-model';
import {
  UPSCALE_FACTORS,
  VERSION_LIMITS,
  type VersionTask,
} from '@vesper/core/contract/image-version';
import { LIMITS } from '@vesper/core/contract/limits';
import { SIZE_LABELS } from '../../data/image/image-options.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { MaskTools } from './MaskTools.tsx';
import { pixelsOf, type VersionForm } from './order.ts';
import type { Mask } from './use-mask.ts';

export interface WayFieldsProps {
  task: VersionTask;
  image: ImageView;
  painter: ImageModelView;
  form: VersionForm;
  onChange: (change: Partial<VersionForm>) => void;
  mask: Mask;
  /** Its words are what one came for. */
  wordsFirst: boolean;
}

const COUNTS = Array.from({ length: IMAGE_MODEL_LIMITS.picturesMax }, (_, index) => index + 1);

const percentWords = (share: number): string => `${Math.round(share * 100)}%`;

/** The few things there are to choose for one way. */
export function WayFields(props: WayFieldsProps) {
  switch (props.task) {
    case 'vary':
      return (
        <>
          <Strength {...props} />
          <Words
            {...props}
            label="Words (optional)"
            hint="Left empty, the picture keeps its own words."
          />
          <Count {...props} />
        </>
      );
    case 'edit':
      return (
        <>
          <Words
            {...props}
            label="What to change"
            placeholder="Make it a rainy night, keep everything else"
          />
          <Count {...props} />
        </>
      );
    case 'inpaint':
      return (
        <>
          <MaskTools mask={props.mask} />
          <Words {...props} label="What to paint there" placeholder="A lantern on a low table" />
          <Count {...props} />
        </>
      );
    case 'outpaint':
      return (
        <>
          <Around {...props} />
          <Words
            {...props}
            label="Words (optional)"
            hint="Left empty, the picture keeps its own words."
          />
          <Count {...props} />
        </>
      );
    case 'upscale':
      return <Factor {...props} />;
    case 'cutout':
      return (
        <chakra.p textStyle="small" color="fg.muted">
          What stands in front stays, what is behind it becomes transparent.
        </chakra.p>
      );
  }
}

interface WordsProps extends WayFieldsProps {
  label: string;
  hint?: string;
  placeholder?: string;
}

function Words({ task, image, form, onChange, wordsFirst, ...words }: WordsProps) {
  const { label, hint, placeholder = image.prompt } = words;
  return (
    <TextArea
      label={label}
      hint={hint}
      placeholder={placeholder}
      value={form.prompts[task] ?? ''}
      max={LIMITS.promptMax}
      maxLength={LIMITS.promptMax}
      minRows={2}
      maxRows={6}
      // Came here to write: the cursor is where the words go.
      autoFocus={wordsFirst}
      onChange={({ target }) => onChange({ prompts: { ...form.prompts, [task]: target.value } })}
    />
  );
}

function Strength({ form, onChange }: WayFieldsProps) {
  return (
    <Slider
      label="How much may change"
      hint="A little keeps the scene, a lot only its idea."
      value={form.strength}
      unset={form.strength}
      unsetWords=""
      min={VERSION_LIMITS.strengthMin}
      max={1}
      step={0.05}
      words={percentWords}
      onChange={(strength) => onChange({ strength })}
    />
  );
}

function Count({ form, onChange }: WayFieldsProps) {
  return (
    <SegmentedControl
      label="Pictures"
      value={String(form.count)}
      options={COUNTS.map((value) => ({ value: String(value), label: String(value) }))}
      onChange={(value) => onChange({ count: Number(value) })}
    />
  );
}

function Around({ form, painter, onChange }: WayFieldsProps) {
  const options = painter.sizes.map((value: ImageSize) => ({ value, label: SIZE_LABELS[value] }));
  return (
    <>
      <SegmentedControl
        label="New shape"
        value={form.size}
        options={options}
        onChange={(size) => onChange({ size })}
      />
      <Slider
        label="Size of the picture in it"
        hint="Smaller leaves more to be painted around it."
        value={form.zoom}
        unset={form.zoom}
        unsetWords=""
        min={VERSION_LIMITS.zoomMin}
        max={1}
        step={0.05}
        words={percentWords}
        onChange={(zoom) => onChange({ zoom })}
      />
    </>
  );
}

function Factor({ image, form, onChange }: WayFieldsProps) {
  const { width, height } = pixelsOf(image);
  return (
    <SegmentedControl
      label="How much larger"
      value={String(form.factor)}
      options={UPSCALE_FACTORS.map((factor) => ({
        value: String(factor),
        label: `${factor}×`,
        detail: `${width * factor} × ${height * factor}`,
      }))}
      onChange={(value) => onChange({ factor: value === '4' ? 4 : 2 })}
    />
  );
}
