const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** 1536 → '1.5 KB'. */
export function bytes(amount: number): string {
  let value = amount;
  let unit: (typeof UNITS)[number] = 'B';
  for (const next of UNITS) {
    unit = next;
    if (value < 1024 || next === 'TB') break;
    value /= 1024;
  }
  return `${value < 10 && unit !== 'B' ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
