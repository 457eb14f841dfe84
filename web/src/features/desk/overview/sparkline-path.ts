export interface Size {
  width: number;
  height: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The line through all values, the highest at the top; a flat line at the bottom for none above 0. */
export function linePath(values: readonly number[], { width, height }: Size): string {
  const top = Math.max(1, ...values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, index) => {
      const y = rounded(height - (value / top) * height);
      return `${index === 0 ? 'M' : 'L'}${rounded(index * step)} ${y}`;
    })
    .join('');
}

/** What lies below the line. */
export function areaPath(values: readonly number[], size: Size): string {
  if (values.length === 0) return '';
  return `${linePath(values, size)}L${size.width} ${size.height}L0 ${size.height}Z`;
}

/** The number of the value nearest to a place, as a part of the width from 0 to 1. */
export function indexAt(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(part * (count - 1))));
}
