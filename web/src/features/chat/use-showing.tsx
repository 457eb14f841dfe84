import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useComposer } from '../../data/message/composer-store.ts';
import type { Sender } from '../../data/message/send-message.ts';
import { PictureTray, ShowButton } from './lazy-parts.ts';

/**
 * The parts of the message box for showing pictures. Pictures that are there stay on screen when
 * another model is chosen that cannot see, so that one can take them away.
 */
export function useShowing(sender: Sender, sees: boolean) {
  const { pictures } = useComposer(sender.userId, sender.conversationId);
  const tray = (sees || pictures.length > 0) && (
    <Suspense fallback={null}>
      <PictureTray sender={sender} sees={sees} />
    </Suspense>
  );
  const showButton = sees ? (
    <Suspense fallback={<Box boxSize="11" />}>
      <ShowButton sender={sender} />
    </Suspense>
  ) : undefined;
  return { tray, showButton };
}
