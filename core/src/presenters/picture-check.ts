import { PICTURE_CHECK_REASONS } from '../contract/picture-check.ts';
import type { ImageDocument } from '../models/image.ts';

const REASONS: Record<string, string> = PICTURE_CHECK_REASONS;

/** To others than its owner a picture that they see has passed. */
export const PASSED_CHECK = { pictureState: 'passed', pictureReason: null } as const;

/** What the owner of a picture is told of its check. */
export function presentCheck(check: ImageDocument['pictureCheck']) {
  if (!check) return PASSED_CHECK;
  return { pictureState: check.state, pictureReason: REASONS[check.reason ?? ''] ?? null };
}
