import { useNavigate, useSearchParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { usePicturePath } from './use-picture-path.ts';

export const TABS = [
  { value: 'public', label: 'Public Gallery' },
  { value: 'mine', label: 'My Images' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const suffix = (of: Tab): string => (of === 'mine' ? '?tab=mine' : '');

/** The part of the gallery that the address names, and the ways from here. */
export function useGalleryPath() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab: Tab = params.get('tab') === 'mine' ? 'mine' : 'public';
  const path = usePicturePath('/gallery', suffix(tab));
  return {
    path,
    tab,
    setTab: (next: Tab): void =>
      inBackground(navigate(`/gallery${suffix(next)}`, { replace: true })),
  };
}
