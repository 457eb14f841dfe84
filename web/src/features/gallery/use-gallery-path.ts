import { inBackground } from '../../lib/in-background.ts';

import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';

export const TABS = [
  { value: 'public', label: 'Public Gallery' },
  { value: 'mine', label: 'My Images' },
] as const;
export type Tab = (typeof TABS)[number]['value'];

/** Set on the way from the gallery to a picture: then going back closes it. */
const fromGallery = z.object({ fromGallery: z.literal(true) });
const ON_THE_WAY = { fromGallery: true } as const;

/** The part of the gallery that the address names, and the ways from here. */
export function useGalleryPath() {
  const { imageId } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const tab: Tab = params.get('tab') === 'mine' ? 'mine' : 'public';
  const suffix = (of: Tab): string => (of === 'mine' ? '?tab=mine' : '');

  return {
    imageId,
    tab,
    setTab: (next: Tab): void =>
      inBackground(navigate(`/gallery${suffix(next)}`, { replace: true })),
    linkTo: (id: string) => ({ to: `/gallery/${id}${suffix(tab)}`, state: ON_THE_WAY }),
    close: (): void => {
      if (fromGallery.safeParse(state).success) inBackground(navigate(-1));
      else inBackground(navigate(`/gallery${suffix(tab)}`, { replace: true }));
    },
  };
}
