import { LIMITS } from '@vesper/core/contract/limits';

/** The types that the file chooser offers and the upload takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', '.jpg', '.jpeg', '.png'];

const MEGABYTE = 1024 * 1024;

interface Candidate {
  name: string;
  type: string;
  size: number | null;
}

/** Formats that phones and websites hand out, and the way out of each. */
const ADVICE: readonly [RegExp, string][] = [
  [
    /heic|heif/i,
    'is a HEIC photo, as iPhones store them. Export or share it as JPG, then add it again.',
  ],
  [/webp/i, 'is a WebP picture. Save it as JPG or PNG, then add it again.'],
];

const isPhoto = ({ type }: Candidate): boolean => type === 'image/jpeg' || type === 'image/png';

/** The reason why a file is not taken, in words that say what to do; undefined when it is. */
export function objectionTo(file: Candidate): string | undefined {
  if (!isPhoto(file)) {
    const known = ADVICE.find(([sign]) => sign.test(`${file.type} ${file.name}`))?.[1];
    return `${file.name} ${known ?? 'is no JPG or PNG. Choose a photo in one of these formats.'}`;
  }
  if ((file.size ?? 0) > LIMITS.uploadBytes) {
    const most = LIMITS.uploadBytes / MEGABYTE;
    return `${file.name} exceeds maximum allowed size of ${most} MB. Save it smaller, then add it again.`;
  }
  return undefined;
}

/** Words about a file for which no room is left: it is left out, the others are taken. */
export function noRoomFor(name: string, room: number): string {
  const left = room === 1 ? 'one more photo' : `${room} more photos`;
  return `There is room for ${left}. ${name} was left out.`;
}
