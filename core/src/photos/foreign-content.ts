/** Texts by which browsers, interpreters and document readers recognise files, at any offset. */
const TEXT =
  /<(?:script|html|iframe|!doctype|\?php|svg[\s>]|body[\s>])|%PDF-\d|#!\/(?:usr\/)?bin\//i;
/** First bytes of programs (ELF, Mach-O, Java, Dalvik, WebAssembly) and archives (7z, RAR). */
const BINARY = new RegExp(
  [
    '\\x7fELF[\\x01\\x02][\\x01\\x02]\\x01',
    '[\\xce\\xcf]\\xfa\\xed\\xfe[\\x07\\x0c]\\x00\\x00[\\x00\\x01]',
    '\\xca\\xfe\\xba\\xbe\\x00\\x00\\x00',
    'dex\\n0\\d\\d\\x00',
    '\\x00asm\\x01\\x00\\x00\\x00',
    '7z\\xbc\\xaf\\x27\\x1c',
    'Rar!\\x1a\\x07',
  ].join('|'),
);

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const DOS_HEADER_BYTES = 64;

/** True at the end of a zip. Four bytes can occur by chance, so the next fields are checked too. */
function isZipEnd(file: Buffer, at: number): boolean {
  if (at + ZIP_END_BYTES > file.length) return false;
  const entries = file.readUInt16LE(at + 10);
  const directory = file.readUInt32LE(at + 12);
  const oneDisk = file.readUInt32LE(at + 4) === 0;
  return oneDisk && entries === file.readUInt16LE(at + 8) && directory <= at;
}

function isWindowsProgram(file: Buffer, at: number): boolean {
  if (at + DOS_HEADER_BYTES > file.length) return false;
  const header = at + file.readUInt32LE(at + 0x3c);
  return file.subarray(header, header + 4).equals(Buffer.from('PE\0\0', 'latin1'));
}

function some(
  file: Buffer,
  signature: Buffer | string,
  holds: (file: Buffer, at: number) => boolean,
): boolean {
  for (let at = file.indexOf(signature); at >= 0; at = file.indexOf(signature, at + 1)) {
    if (holds(file, at)) return true;
  }
  return false;
}

/**
 * True for a file that could pass for something else than a picture: a page, a script, a document,
 * an archive or a program, anywhere in it. The parts that telephones append to their photos (a
 * film, depth, a second picture) are none of these.
 */
export function hasForeignContent(file: Buffer): boolean {
  const text = file.toString('latin1');
  if (TEXT.test(text) || BINARY.test(text)) return true;
  return some(file, ZIP_END, isZipEnd) || some(file, 'MZ', isWindowsProgram);
}
