import { LIMITS } from '@vesper/core/contract/limits';

/** The photos that are taken: their types, and the ends of their names. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'image/avif': /\.avif$/i,
  'image/heic': /\.heic$/i,
  'image/heif': /\.heif$/i,
};

/** The types that the file chooser offers and the upload takes. */
export const PHOTO_TYPES = [
  ...Object.keys(FORMATS),
  ...['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'],
];

const MEGABYTE = 1024 * 1024;

interface Candidate {
  name: string;
  type: string;
  size: number | null;
}

/** Many systems know no type for what telephones store: then the name tells. */
function isPhoto({ type, name }: Candidate): boolean {
  if (type !== '') return Object.hasOwn(FORMATS, type);
  return Object.values(FORMATS).some((end) => end.test(name));
}

/** The reason why a file is not taken, in words that say what to do; undefined when it is. */
export function objectionTo(file: Candidate): string | undefined {
  if (!isPhoto(file)) {
    return `${file.name} is no JPG or PNG. Choose a photo in one of these formats.`;
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
