import type { ImageView } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import { useNavigate, useSearchParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { modelsFor, painterOf, WAYS } from './ways.ts';

/** The way that the address names, else the first one that some model can go. */
export function useWay(models: readonly ImageModelView[], image: ImageView) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('way');
  const ways = WAYS.filter(({ task }) => modelsFor(models, task).length > 0);
  const task = (ways.find((way) => way.task === named) ?? ways[0])?.task;
  return {
    task,
    /** Came here to make something new that only looks like it. */
    asReference: named === 'reference',
    /** Who makes it, of the models that can. */
    painter: (chosen: string | null): ImageModelView | undefined =>
      task && painterOf(modelsFor(models, task), chosen, image.settings.modelId),
    /** Goes to another picture of the family, or to another way from this one. */
    show: ({ id }: Pick<ImageView, 'id'>, way = named): void => {
      const to = `/gallery/${id}/edit${way === null ? '' : `?way=${way}`}`;
      inBackground(navigate(to, { replace: true, preventScrollReset: true }));
    },
  };
}
