import { replyDetails, type ReplyDetails } from '../contract/model.ts';

/** Reads the making of a reply out of however it is stored; null where there is none. */
export function presentDetails(stored: object | null | undefined): ReplyDetails | null {
  return stored ? replyDetails.parse(stored) : null;
}
