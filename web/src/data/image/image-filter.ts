import type { ImageShape, ImageSort } from '@vesper/core/contract/image-filter';

/** What is looked for among pictures; '' for anything. */
export interface PictureFilter {
  search: string;
  sort: ImageSort;
  /** The name of a model. */
  model: string;
  tag: string;
  shape: ImageShape | '';
  /** Among one's own alone. */
  visibility: 'public' | 'private' | '';
  /** The first and the last day, as 2026-11-24, where the browser is. */
  from: string;
  to: string;
}

/** All of them, the newest first. */
export const NO_FILTER: PictureFilter = {
  ...{
    search: '',
    sort: 'newest',
    model: '',
    tag: '',
    shape: '',
    visibility: '',
    from: '',
    to: '',
  },
};

/** How many things narrow the list, beside the words. */
export function countFilters({ model, tag, shape, visibility, from, to }: PictureFilter): number {
  return [model, tag, shape, visibility, from, to].filter((value) => value !== '').length;
}

export const isNarrowed = (filter: PictureFilter): boolean =>
  filter.search !== '' || countFilters(filter) > 0;

/** The same as the server is asked; what is empty is left out. */
export function queryOf({ from, to, sort, ...rest }: PictureFilter) {
  return {
    ...rest,
    sort: sort === 'newest' ? '' : sort,
    since: from && midnight(from, 0),
    until: to && midnight(to, 1),
  };
}

/** The moment at which a day begins here, or one that many days later. */
function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
