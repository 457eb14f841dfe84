import { useLocation, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { inBackground } from '../../lib/in-background.ts';
import type { PictureLink } from './picture-props.ts';

/** Set on the way from a wall to one of its pictures: then going back closes it. */
const fromWall = z.object({ fromGallery: z.literal(true) });
const ON_THE_WAY = { fromGallery: true } as const;

/** The picture that the address names, and the ways to others and back to the wall. */
export interface PicturePath {
  imageId: string | undefined;
  linkTo: (id: string) => PictureLink;
  /** Opens another picture in place of this one: going back still leads to the wall. */
  show: (id: string) => void;
  close: () => void;
}

/** @param wall the address of the wall; a picture's is below it, `suffix` comes after both */
export function usePicturePath(wall: string, suffix = ''): PicturePath {
  const { imageId } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    imageId,
    linkTo: (id) => ({ to: `${wall}/${id}${suffix}`, state: ON_THE_WAY }),
    show: (id) => {
      // As the address is now: what is looked for may not have been drawn yet.
      const to = `${wall}/${id}${location.search}`;
      inBackground(navigate(to, { replace: true, state, preventScrollReset: true }));
    },
    close: () => {
      if (fromWall.safeParse(state).success) inBackground(navigate(-1));
      else inBackground(navigate(`${wall}${suffix}`, { replace: true }));
    },
  };
}
