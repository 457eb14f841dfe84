/**
 * The mark is a tile of so many pixels a side, laid over a picture again and again: whatever is cut
 * off, whole tiles are left, and laid over each other they rise above the picture.
 */
export const TILE = 128;

/**
 * Waves per tile that carry the mark. Longer ones show on even skies, and pictures are loudest there;
 * shorter ones are lost at half the size and in JPEG.
 */
const WAVES_MIN = 7;
const WAVES_MAX = 25;

/** A wave of the tile, at `index` of its spectrum. */
export interface Bin {
  index: number;
  across: number;
  down: number;
  /** Waves per tile in the direction in which it runs. */
  waves: number;
}

function findBins(): Bin[] {
  const bins: Bin[] = [];
  for (let down = -WAVES_MAX; down <= WAVES_MAX; down += 1) {
    for (let across = 0; across <= WAVES_MAX; across += 1) {
      const waves = Math.hypot(across, down);
      const isMirror = across === 0 && down <= 0;
      if (isMirror || waves < WAVES_MIN || waves > WAVES_MAX) continue;
      const index = ((down + TILE) % TILE) * TILE + across;
      bins.push({ index, across, down, waves });
    }
  }
  return bins.toSorted((a, b) => a.waves - b.waves || a.index - b.index);
}

/** The waves that carry the mark, from long to short; the other half of the spectrum mirrors them. */
export const BINS: readonly Bin[] = findBins();

/** Index of the wave that mirrors another one, as in the spectrum of everything that is real. */
export const mirrorOf = (index: number): number => {
  const [down, across] = [Math.floor(index / TILE), index % TILE];
  return ((TILE - down) % TILE) * TILE + ((TILE - across) % TILE);
};
