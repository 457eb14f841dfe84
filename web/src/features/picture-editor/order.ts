import type { ImageSize, ImageView } from '@vesper/core/contract/image';
import type { ImageVersionRequest, VersionTask } from '@vesper/core/contract/image-version';

/** What is chosen on the screen for all ways; each takes what it needs. */
export interface VersionForm {
  modelId: string | null;
  count: number;
  strength: number;
  factor: 2 | 4;
  size: ImageSize;
  zoom: number;
  /** Words by the way they are for: a change is described otherwise than a scene. */
  prompts: Readonly<Partial<Record<VersionTask, string>>>;
}

export const USUAL: VersionForm = {
  modelId: null,
  count: 1,
  strength: 0.5,
  factor: 2,
  size: '1792x1024',
  zoom: 1,
  prompts: {},
};

export const promptOf = (form: VersionForm, task: VersionTask): string =>
  (form.prompts[task] ?? '').trim();

/** Ways that mean nothing without words. */
export const needsWords = (task: VersionTask): boolean => task === 'edit' || task === 'inpaint';

/** Pictures that one order brings. */
export const countOf = (form: VersionForm, task: VersionTask): number =>
  task === 'upscale' || task === 'cutout' ? 1 : form.count;

/**
 * The request for what is on the screen.
 * @param mask PNG in base64, '' where nothing is painted over
 */
export function orderOf(
  task: VersionTask,
  form: VersionForm,
  modelId: string,
  mask: string,
): ImageVersionRequest {
  const { count, strength, factor, size, zoom } = form;
  const prompt = promptOf(form, task);
  const own = prompt === '' ? {} : { prompt };
  switch (task) {
    case 'vary':
      return { task, modelId, count, strength, ...own };
    case 'edit':
      return { task, modelId, count, prompt };
    case 'inpaint':
      return { task, modelId, count, prompt, mask, strength: 1 };
    case 'outpaint':
      return { task, modelId, count, size, zoom, ...own };
    case 'upscale':
      return { task, modelId, factor };
    case 'cutout':
      return { task, modelId };
  }
}

/** What is shown of a finished picture. */
export const sourceOf = ({ displayUrl, imageUrl }: ImageView): string =>
  displayUrl ?? imageUrl ?? '';

/** The pixels of the file itself: what a mask is drawn in. */
export function pixelsOf({ pixels, settings }: Pick<ImageView, 'pixels' | 'settings'>): {
  width: number;
  height: number;
} {
  if (pixels) return pixels;
  const [width = 1024, height = 1024] = settings.size.split('x').map(Number);
  return { width, height };
}
