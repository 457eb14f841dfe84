import type { RunKind } from '../../contract/run.ts';
import { chat } from './chat.ts';
import { image } from './image.ts';
import type { Kind } from './kind.ts';
import { likeness } from './likeness.ts';
import { story } from './story.ts';
import { video } from './video.ts';

/** Every kind of run; one more is a file beside these and a row here. */
export const KINDS: Record<RunKind, Kind> = { chat, image, video, likeness, story };
