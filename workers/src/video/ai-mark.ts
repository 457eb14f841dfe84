import { MADE_BY_AI, SOURCE_TYPE } from '../jobs/render-derivatives.ts';

/** The box of ISO media files that holds XMP (XMP specification, part 3, 1.1.4). */
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Tags for players and file managers, which show them to people. */
export const AI_TAGS = [
  ...['-metadata', `comment=Made by AI (${SOURCE_TYPE})`],
  ...['-metadata', 'synopsis=Made by AI. No camera saw this.'],
];

/**
 * Says in the file itself, the way IPTC describes for pictures, that a machine made the film. The
 * box stands at the end of the file: the places that its index names stay where they are.
 */
export function withXmp(mp4: Uint8Array): Buffer {
  const xmp = Buffer.from(MADE_BY_AI);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + XMP_BOX.length + xmp.length);
  return Buffer.concat([mp4, size, Buffer.from('uuid'), XMP_BOX, xmp]);
}
