import { createReveals } from '../../lib/reveals.ts';
import { imageApi } from './image-api.ts';

export const { reveal: revealImage, useSharpened: useSharpenedImages } = createReveals(
  async (id) => {
    const { imageUrl, displayUrl, thumbnailUrl, blurred } = await imageApi.readSharp(id);
    return { imageUrl, displayUrl, thumbnailUrl, blurred };
  },
);
