import type { LikenessView } from '@vesper/core/contract/likeness';
import { FaceChoice, type FaceOption } from './FaceChoice.tsx';

interface Props {
  /** Ready ones, newest first. */
  likenesses: readonly LikenessView[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const faceOf = ({ id, thumbnailUrl }: LikenessView, index: number): FaceOption => ({
  value: id,
  label: `Photo ${index + 1} of you`,
  title: `Photo ${index + 1}`,
  url: thumbnailUrl,
});

/** The photo of oneself that the picture features, if any. Not there before there is one. */
export function FeatureMe({ likenesses, chosen, onChoose }: Props) {
  if (likenesses.length === 0) return null;
  return (
    <FaceChoice
      label="Feature me"
      faces={likenesses.map(faceOf)}
      chosen={chosen}
      onChoose={onChoose}
    >
      You will be in this picture. It stays private until you share it.
    </FaceChoice>
  );
}
