import type { LikenessView } from '@vesper/core/contract/likeness';

/** Photos of the user that a picture can feature now. */
export function readyLikenesses(likenesses: readonly LikenessView[] | undefined): LikenessView[] {
  return likenesses?.filter(({ status }) => status === 'ready') ?? [];
}

/** The chosen photo as long as it is there: one deleted since it was chosen features nobody. */
export function featuredOf(
  likenesses: readonly LikenessView[],
  chosen: string | null,
): string | null {
  return likenesses.some(({ id }) => id === chosen) ? chosen : null;
}
