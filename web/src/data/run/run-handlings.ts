import { chatRun } from '../message/chat-run.ts';
import { imageRun } from '../image/image-run.ts';
import { likenessRun } from '../likeness/likeness-run.ts';
import { storyRun } from '../story/story-run.ts';
import { videoRun } from '../video/video-run.ts';
import type { RunHandlings } from '../../realtime/index.ts';

/** Does what each kind of run needs in the browser. A further kind is one entry here. */
export const RUN_HANDLINGS: RunHandlings = {
  chat: chatRun,
  image: imageRun,
  video: videoRun,
  likeness: likenessRun,
  story: storyRun,
};
