import { LIMITS } from '@vesper/core/contract/limits';
import type { Rendering } from '@vesper/core/pictures/renderings';
import type { z } from 'zod';
import { blurPicture } from './blur-picture.ts';
import { renderCardPicture } from './card-picture.ts';
import type { rendered } from './check-messages.ts';
import { developPhoto } from './develop-photo.ts';
import { fitPhoto, normalisePhoto } from './normalise-photo.ts';

type Rendered = Omit<z.infer<typeof rendered>, 'type'>;

/** A face is shown at 128 CSS pixels at most, on dense screens too. Pixels. */
const PROFILE_SIZE = 384;

/** The pictures that are made of one that somebody sent, by what it is for. */
const RENDERERS: Record<Rendering, (file: Uint8Array) => Promise<Rendered>> = {
  async profile(file) {
    const square = await normalisePhoto(file, { size: PROFILE_SIZE });
    return { files: [square], width: PROFILE_SIZE, height: PROFILE_SIZE };
  },
  async shown(file) {
    const { jpeg, width, height } = await fitPhoto(file, { size: LIMITS.shownPictureSide });
    return { files: [jpeg], width, height };
  },
  async card(file) {
    const { portrait, avatar, width, height } = await renderCardPicture(Buffer.from(file));
    return { files: [portrait, avatar], width, height };
  },
  async likeness(file) {
    const { reference, thumbnail, width, height } = await developPhoto(file);
    return { files: [reference, thumbnail], width, height };
  },
  async blurred(file) {
    const { blurred, width, height } = await blurPicture(file);
    return { files: [blurred], width, height };
  },
};

/** Makes a picture anew, so that only its pixels are kept. @throws PhotoRefused */
export const renderPicture = (file: Uint8Array, rendering: Rendering): Promise<Rendered> =>
  RENDERERS[rendering](file);
