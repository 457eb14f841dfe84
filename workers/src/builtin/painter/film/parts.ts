import {
  bob,
  drift,
  fall,
  flash,
  flicker,
  float,
  flutter,
  pour,
  ripple,
  still,
  swell,
  twinkle,
  wave,
  wobble,
  type Move,
} from './moves.ts';

/** Layers of the picture that move as one, back to front. */
export interface Part {
  /** Names of their steps in the composition. */
  steps: readonly string[];
  move: Move;
  /** How far the eye's own slow movement shifts it: 0 the sky, 1 what is nearest. */
  depth: number;
  /** Painted over in strokes, as the picture is behind its foreground. */
  isBrushed?: true;
  /** It shows what is above it: painted once all of that is there, and only below the horizon. */
  isMirror?: true;
  /** Light alone: where it is dark it hides nothing. */
  isLight?: true;
}

const part = (steps: readonly string[], move: Move, depth: number): Part => ({
  ...{ steps, move, depth },
});
const brushed = (steps: readonly string[], move: Move, depth: number): Part => ({
  ...part(steps, move, depth),
  isBrushed: true,
});

/** Depth of what stands on the ground far away: water and land move together. */
const LAND = 0.45;

/**
 * The composition taken apart. Each layer is painted once, as in a picture of the same words and
 * seed; a film moves what it became.
 */
export const PARTS: readonly Part[] = [
  brushed(['sky', 'nebula'], still, 0),
  part(['stars'], twinkle, 0),
  { ...part(['aurora'], wave, 0), isLight: true },
  part(['sun-and-moon'], still, 0),
  brushed(['clouds'], drift, 0.1),
  part(['planets'], still, 0.1),
  { ...part(['lightning'], flash, 0.1), isLight: true },
  brushed(['underwater'], wobble, 0.2),
  brushed(['mountains', 'hills', 'dunes', 'woods', 'tree-line', 'city', 'street'], still, LAND),
  brushed(['waterfall'], pour, LAND),
  brushed(['landmarks', 'bridge'], still, LAND),
  { ...brushed(['water'], ripple, LAND), isMirror: true },
  brushed(['cloudtop'], swell, LAND),
  part(['rainbow', 'air', 'named-trees'], still, 0.6),
  part(['balloons'], float, 0.6),
  part(['birds'], flutter, 0.6),
  part(['vessels'], bob, 0.6),
  part(['beach', 'pond'], still, LAND),
  part(['swimmers'], float, 0.7),
  part(['meadow'], still, 0.7),
  part(['flyers'], float, 0.8),
  part(['room', 'backdrop', 'landing', 'things'], still, 0.8),
  part(['abstract'], wobble, 0.5),
  part(['campfire'], flicker, 0.8),
  part(['people', 'table', 'creatures', 'table-things'], still, 0.8),
  part(['butterflies'], flutter, 0.9),
  part(['lanterns'], float, 0.9),
  part(['bough', 'portrait'], still, 1),
  part(['drift'], fall, 1),
  part(['fall'], fall, 1),
];

/** Done to each moment as a whole, as to a picture at its end. */
export const FINISH: readonly string[] = ['shafts', 'bloom', 'grade', 'look'];
