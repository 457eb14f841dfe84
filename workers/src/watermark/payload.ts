/** What a mark says besides that it is ours: 32 bits, as four symbols, and two that check them. */
export const SYMBOLS = 6;
/** Values of a symbol. */
export const VALUES = 256;

/** CRC-16/CCITT-FALSE of bytes: a wrong reading passes once in 65,536. */
function checkOf(bytes: readonly number[]): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc;
}

/** The symbols that say when a picture was made, to the second: good until the year 2106. */
export function symbolsOf(madeAt: Date): number[] {
  const seconds = Math.floor(madeAt.getTime() / 1_000);
  const bytes = [24, 16, 8, 0].map((shift) => (seconds >>> shift) & 0xff);
  const check = checkOf(bytes);
  return [...bytes, check >> 8, check & 0xff];
}

/** The time that symbols say; null where their check does not fit. */
export function timeOf(symbols: readonly number[]): Date | null {
  const bytes = symbols.slice(0, 4);
  const [high = 0, low = 0] = symbols.slice(4);
  if (checkOf(bytes) !== high * VALUES + low) return null;
  return new Date(bytes.reduce((value, byte) => value * VALUES + byte, 0) * 1_000);
}
