import { createCipheriv, hkdfSync } from 'node:crypto';
import { SYMBOLS, VALUES } from './payload.ts';
import { BINS, type Bin } from './tile.ts';

/** A wave at `at` of `BINS`. */
export interface PlacedBin extends Bin {
  at: number;
}

/** The same with the phase that a key gives it, in radians. */
interface KeyedBin extends PlacedBin {
  phase: number;
}

/** Everything that follows from one secret. */
export interface MarkKey {
  /** The waves by which a mark is found, wherever a picture was cut. */
  sync: readonly KeyedBin[];
  /** The waves of each symbol. */
  symbols: ReadonlyArray<readonly PlacedBin[]>;
  /** The phase of the `nth` wave of a symbol that has a value. Radians. */
  phaseOf(symbol: number, value: number, nth: number): number;
}

/** Of a dozen waves of about one length, so many are for finding, and one is for each symbol. */
const FINDING = 6;
const CYCLE = FINDING + SYMBOLS;

const PLACED: readonly PlacedBin[] = BINS.map((bin, at) => ({ ...bin, at }));
const SYNC_BINS = PLACED.filter(({ at }) => at % CYCLE < FINDING);
const SYMBOL_BINS = Array.from({ length: SYMBOLS }, (_, symbol) =>
  PLACED.filter(({ at }) => at % CYCLE === FINDING + symbol),
);
const MOST_BINS = Math.max(...SYMBOL_BINS.map((bins) => bins.length));

/** Even phases, of two bytes each of AES in counter mode. */
function phasesFrom(secret: string, count: number): Float32Array {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'watermark of pictures', 32));
  const zeros = Buffer.alloc(2 * count);
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(zeros);
  return Float32Array.from({ length: count }, (_, at) => {
    return (stream.readUInt16LE(2 * at) / 65_536) * 2 * Math.PI;
  });
}

/** Derives the mark of a secret: the same one in every process that has it. */
export function markKey(secret: string): MarkKey {
  const phases = phasesFrom(secret, SYNC_BINS.length + SYMBOLS * VALUES * MOST_BINS);
  const sync = SYNC_BINS.map((bin, nth) => ({ ...bin, phase: phases[nth] ?? 0 }));
  const phaseOf = (symbol: number, value: number, nth: number): number =>
    phases[SYNC_BINS.length + (symbol * VALUES + value) * MOST_BINS + nth] ?? 0;
  return { sync, symbols: SYMBOL_BINS, phaseOf };
}
