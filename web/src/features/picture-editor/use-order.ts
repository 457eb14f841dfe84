import type { ImageView } from '@vesper/core/contract/image';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import {
  VERSION_LIMITS,
  type ImageVersionRequest,
  type VersionTask,
} from '@vesper/core/contract/image-version';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { exportMask } from './draw-mask.ts';
import { orderOf, pixelsOf, type VersionForm } from './order.ts';
import { useMakeVersions } from './use-make-versions.ts';
import type { Mask } from './use-mask.ts';

interface Wish {
  task: VersionTask | undefined;
  painter: ImageModelView | undefined;
  form: VersionForm;
  mask: Mask;
}

/** Orders versions of a picture, and the last order once more where it brought none. */
export function useOrder(image: ImageView, onMade: (image: ImageView) => void) {
  const { make, sending, refusal, clearRefusal } = useMakeVersions();
  const [last, setLast] = useState<{ originId: string; order: ImageVersionRequest }>();

  const send = async (originId: string, prepare: () => Promise<ImageVersionRequest | string>) => {
    const ordered = await make(originId, prepare);
    if (ordered) onMade(ordered);
  };
  const submit = ({ task, painter, form, mask }: Wish): void => {
    if (!task || !painter) return;
    const prepare = async (): Promise<ImageVersionRequest | string> => {
      const drawn = task === 'inpaint' ? await exportMask(mask.steps, pixelsOf(image)) : '';
      if (task === 'inpaint' && drawn === '') return 'Mark the part that is to be painted anew.';
      if (drawn.length > VERSION_LIMITS.maskChars) {
        return 'The marked part has too many small pieces. Mark it with a larger brush.';
      }
      const order = orderOf(task, form, painter.id, drawn);
      setLast({ originId: image.id, order });
      return order;
    };
    inBackground(send(image.id, prepare));
  };
  const known = last?.originId === image.originId ? last : undefined;
  return {
    submit,
    sending,
    refusal,
    clearRefusal,
    /** Undefined where nobody knows any more what was asked for. */
    retry:
      known && ((): void => inBackground(send(known.originId, () => Promise.resolve(known.order)))),
  };
}
