import type { VideoFields } from '../models/video.ts';
import type { PaintingWork } from './painting-work.ts';

/** Under which the times of a model of films are kept: one of pictures may have the same id. */
export const filmModelKey = (modelId: string): string => `film ${modelId}`;

/** What a film asks of its model: of another length it takes in proportion. */
export const filmWork = ({
  ratio,
  seconds,
}: Pick<VideoFields, 'ratio' | 'seconds'>): PaintingWork => ({
  task: 'paint',
  like: `film ${ratio} ${seconds}`,
  units: seconds,
});
