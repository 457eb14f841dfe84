import { PhotoRefused } from './photo-refused.ts';
import type { PhotoParts } from './photo-parts.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const STUFFED = 0x00;
const TEM = 0x01;
/** Baseline, extended and progressive: what cameras and editors write. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical and arithmetic frames, which nothing here decodes. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Progressive photos have about ten; each further one costs a pass over all pixels. */
const SCANS_MAX = 64;
/** The application segments a decoder needs: how the pixels are meant and which way is up. */
const NEEDED: Partial<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe1: 'Exif\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const damaged = () => new PhotoRefused('photo_unreadable');

/** The end of the coded pixels that begin at `at`: the next marker that does not belong to them. */
function scanEnd(file: Buffer, at: number): number {
  for (let next = file.indexOf(0xff, at); next >= 0; next = file.indexOf(0xff, next + 1)) {
    const marker = file[next + 1];
    if (marker === undefined) break;
    if (marker !== STUFFED && marker !== 0xff && !isRestart(marker)) return next;
  }
  throw damaged();
}

function isKept(marker: number, body: Buffer): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isApplication) return marker !== 0xfe;
  const name = NEEDED[marker];
  return name !== undefined && body.subarray(0, name.length).equals(Buffer.from(name, 'latin1'));
}

function sizeOf(frame: Buffer): { width: number; height: number } {
  if (frame.length < 6) throw damaged();
  return { height: frame.readUInt16BE(1), width: frame.readUInt16BE(3) };
}

interface Segment {
  marker: number;
  body: Buffer;
  /** Marker, body and, of a scan, its coded pixels. */
  whole: Buffer;
}

function segmentEnd(file: Buffer, at: number): number {
  if (at + 4 > file.length) throw damaged();
  const length = file.readUInt16BE(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > file.length) throw damaged();
  return end;
}

/** Every segment between the start of the file and the end of its first picture. */
function* segments(file: Buffer): Generator<Segment> {
  for (let at = 2; ;) {
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined) throw damaged();
    if (marker === EOI) return;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === TEM || isRestart(marker)) {
      at += 2;
    } else {
      const bodyEnd = segmentEnd(file, at);
      const end = marker === SOS ? scanEnd(file, bodyEnd) : bodyEnd;
      yield { marker, body: file.subarray(at + 4, bodyEnd), whole: file.subarray(at, end) };
      at = end;
    }
  }
}

/**
 * Walks the segments of a JPEG from its start to the end of its first picture. Nothing is decoded;
 * linear in the size of the file.
 * @throws PhotoRefused
 */
export function readJpeg(file: Buffer): PhotoParts {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (const { marker, body, whole } of segments(file)) {
    if (OTHER_FRAMES.has(marker)) throw new PhotoRefused('photo_format');
    if (FRAMES.has(marker)) {
      if (size) throw damaged();
      size = sizeOf(body);
    }
    if (marker === SOS) scans += 1;
    if (scans > SCANS_MAX) throw new PhotoRefused('photo_unsafe');
    if (isKept(marker, body)) kept.push(whole);
  }
  if (!size || scans === 0) throw damaged();
  kept.push(Buffer.from([0xff, EOI]));
  return { ...size, picture: Buffer.concat(kept) };
}
