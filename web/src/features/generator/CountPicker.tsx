import { IMAGE_MODEL_LIMITS } from '@vesper/core/contract/image-model';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

const COUNTS = Array.from({ length: IMAGE_MODEL_LIMITS.picturesMax }, (_, index) => index + 1);

interface Props {
  count: number;
  onChange: (count: number) => void;
}

/** How many pictures of the same words, each by a seed of its own. */
export function CountPicker({ count, onChange }: Props) {
  return (
    <SegmentedControl
      label="Pictures"
      value={String(count)}
      onChange={(value) => onChange(Number(value))}
      options={COUNTS.map((value) => ({ value: String(value), label: String(value) }))}
    />
  );
}
