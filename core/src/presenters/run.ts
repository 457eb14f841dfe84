import type { ActiveRun } from '../contract/run.ts';
import type { RunDocument } from '../models/run.ts';

type Subject = Omit<ActiveRun, 'runId' | 'kind' | 'lastSeq'>;

/** The subject of a run, as `run:started` and `ready` name it. */
export function presentRunSubject(run: RunDocument): Subject {
  return {
    ...(run.conversationId ? { conversationId: run.conversationId.toHexString() } : {}),
    ...(run.messageId ? { messageId: run.messageId.toHexString() } : {}),
    ...(run.imageId ? { imageId: run.imageId.toHexString() } : {}),
    ...(run.videoId ? { videoId: run.videoId.toHexString() } : {}),
    ...(run.storyId ? { storyId: run.storyId.toHexString() } : {}),
    ...(run.passageId ? { passageId: run.passageId.toHexString() } : {}),
    ...(run.likenessId ? { likenessId: run.likenessId.toHexString() } : {}),
  };
}
