import type { ImageModelView } from '@vesper/core/contract/image-model';
import type { ImageQuality } from '@vesper/core/contract/image';
import { keepsSeed, type Advanced } from '../../data/image/image-draft.ts';
import { QUALITY_LABELS } from '../../data/image/image-options.ts';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';

interface Props {
  model: ImageModelView;
  quality: ImageQuality;
  values: Advanced;
  onChange: (values: Advanced) => void;
}

/** What some models let one turn: at the place where it rests by itself nothing is chosen. */
export function ModelSliders({ model: { steps, guidance }, quality, values, onChange }: Props) {
  const usual = steps?.[quality] ?? 0;
  return (
    <>
      {steps && (
        <Slider
          label="Steps"
          hint="More steps take longer and draw finer."
          {...{ min: steps.min, max: steps.max, step: 1, unset: usual }}
          value={inside(values.steps, steps)}
          unsetWords={`${usual}, as ${QUALITY_LABELS[quality]}`}
          onChange={(value) => onChange({ ...values, steps: value === usual ? null : value })}
        />
      )}
      {guidance && (
        <Slider
          label="Guidance"
          hint="Low paints more freely, high keeps closer to your words."
          {...{ min: guidance.min, max: guidance.max, step: 0.5, unset: guidance.default }}
          value={inside(values.guidance, guidance)}
          unsetWords={`${guidance.default}, as usual`}
          onChange={(value) =>
            onChange({ ...values, guidance: value === guidance.default ? null : value })
          }
        />
      )}
    </>
  );
}

/** A value of another model is shown where it is moved to. */
function inside(value: number | null, { min, max }: { min: number; max: number }) {
  return value === null ? undefined : Math.min(Math.max(value, min), max);
}

/** Whether the next picture has this seed too. */
export function KeepSeed({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const kept = keepsSeed(values);
  return (
    <Switch
      label="Keep the seed"
      hint={kept ? 'The next picture begins with it too' : 'The next picture gets another one'}
      checked={kept}
      onChange={(keepSeed) => onChange({ ...values, keepSeed })}
    />
  );
}
