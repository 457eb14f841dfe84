import type { LikenessRemoval } from '@vesper/core/contract/likeness';
import { count } from '../../lib/format.ts';

/** Lists what a removal took away, a line for each kind; what there was none of is left out. */
export function removalReceipt({ photos, files, runs, pictures }: LikenessRemoval): string[] {
  const lines = [
    `${count(photos, 'photo')} deleted`,
    `${count(files, 'stored file')} erased`,
    runs > 0 && `${count(runs, 'running job')} stopped`,
    pictures > 0 && `${count(pictures, 'picture')} deleted`,
  ];
  return lines.filter((line) => line !== false);
}
