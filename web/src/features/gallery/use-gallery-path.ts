import { IMAGE_SHAPES, IMAGE_SORTS } from '@vesper/core/contract/image-filter';
import { LIMITS } from '@vesper/core/contract/limits';
import { useMemo } from 'react';
import { useNavigate, useSearchParams, useLocation } from 'react-router';
import { NO_FILTER, type PictureFilter } from '../../data/image/image-filter.ts';
import { inBackground } from '../../lib/in-background.ts';
import { usePicturePath } from './use-picture-path.ts';

export const TABS = [
  { value: 'public', label: 'Public Gallery' },
  { value: 'mine', label: 'My Images' },
  { value: 'collections', label: 'Collections' },
  { value: 'trash', label: 'Trash' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const VISIBILITIES = ['public', 'private'] as const;

const suffixOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');

const tabParams = (tab: Tab): URLSearchParams =>
  new URLSearchParams(tab === 'public' ? {} : { tab });

/** A day that there is, as an address may name it. */
function dayIn(given: string | null): string {
  const isDay = given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given);
  return isDay && !Number.isNaN(Date.parse(given)) ? given : '';
}

function filterIn(params: URLSearchParams, tab: Tab): PictureFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === params.get(name)) ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, LIMITS.searchMax),
    sort: one('sort', IMAGE_SORTS) || NO_FILTER.sort,
    model: (params.get('model') ?? '').trim().slice(0, LIMITS.nameMax),
    tag: (params.get('tag') ?? '').trim().toLowerCase().slice(0, LIMITS.tagMax),
    shape: one('shape', IMAGE_SHAPES),
    visibility: tab === 'mine' ? one('visibility', VISIBILITIES) : '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** The part of the gallery that the address names, what is looked for in it, and the ways from here. */
export function useGalleryPath() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const named = params.get('tab');
  const tab = TABS.find(({ value }) => value === named)?.value ?? 'public';
  const filter = useMemo(() => filterIn(params, tab), [params, tab]);
  const path = usePicturePath('/gallery', suffixOf(params));
  return {
    path,
    tab,
    filter,
    setTab: (next: Tab): void =>
      inBackground(navigate(`/gallery${suffixOf(tabParams(next))}`, { replace: true })),
    setFilter: (part: Partial<PictureFilter>): void => {
      const next = tabParams(tab);
      // What was changed or opened a moment ago may not be drawn: the address has it already.
      const now = filterIn(new URLSearchParams(location.search), tab);
      const { sort, ...rest } = { ...now, ...part };
      const fields = { ...rest, sort: sort === NO_FILTER.sort ? '' : sort };
      for (const [name, value] of Object.entries(fields)) {
        if (value !== '') next.set(name, value);
      }
      const to = `${location.pathname}${suffixOf(next)}`;
      inBackground(navigate(to, { replace: true, state, preventScrollReset: true }));
    },
  };
}
