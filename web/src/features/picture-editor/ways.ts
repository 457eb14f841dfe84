import type { ImageView } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import type { VersionTask } from '@vesper/core/contract/image-version';
import { Brush, Expand, Maximize2, PencilLine, Scissors, Shuffle } from 'lucide-react';

/** The ways from a picture to another one, in the order they are offered. */
export const WAYS = [
  { task: 'vary', label: 'Vary', icon: Shuffle },
  { task: 'edit', label: 'Edit by words', icon: PencilLine },
  { task: 'inpaint', label: 'Paint over', icon: Brush },
  { task: 'outpaint', label: 'Paint around', icon: Expand },
  { task: 'upscale', label: 'Enlarge', icon: Maximize2 },
  { task: 'cutout', label: 'Remove background', icon: Scissors },
] as const;

const STEP_NAMES: Record<ImageView['task'], string> = {
  paint: 'Original',
  vary: 'Varied',
  edit: 'Edited',
  inpaint: 'Painted over',
  outpaint: 'Painted around',
  upscale: 'Enlarged',
  cutout: 'Background removed',
};

/** What was done to get this picture, in a word or two. */
export function stepName({ task, strength }: Pick<ImageView, 'task' | 'strength'>): string {
  const share = task === 'vary' && strength !== null ? ` ${Math.round(strength * 100)} %` : '';
  return STEP_NAMES[task] + share;
}

/** The models that can do it, in the operator's order. */
export const modelsFor = (
  models: readonly ImageModelView[],
  task: VersionTask,
): readonly ImageModelView[] => models.filter(({ abilities }) => abilities.includes(task));

/** The model to use: the one chosen, else the one that made the picture, else the first. */
export function painterOf(
  able: readonly ImageModelView[],
  chosen: string | null,
  made: string | null,
): ImageModelView | undefined {
  const named = (id: string | null) => able.find((model) => model.id === id);
  return named(chosen) ?? named(made) ?? able.find(({ isAway }) => !isAway) ?? able[0];
}
