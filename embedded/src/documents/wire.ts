import { deserialize } from 'bson';
import { decode, decodeCommand, decodeTyped, encode } from './codec.ts';
import { isDoc, type Doc } from './values.ts';

// Framing of the MongoDB wire protocol: OP_MSG, and OP_QUERY with OP_REPLY for the first hello.

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;
export const MAX_MESSAGE = 48_000_000;

/** One command as it came in. */
export interface Request {
  id: number;
  operation: number;
  database: string;
  /** Body and sections together; documents of an insert as bytes. */
  command: Doc;
  /** The same decoded so that int32, int64 and double stay apart. */
  typed(): Doc;
  /** The client does not wait for a reply (write concern 0). */
  silent: boolean;
}

/** Cuts a stream of chunks into messages; throws for a length that cannot be. */
export async function* messages(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    length += chunk.length;
    while (length >= HEADER) {
      if ((pending[0]?.length ?? 0) < HEADER) pending = [Buffer.concat(pending)];
      const size = pending[0]?.readInt32LE(0) ?? 0;
      if (size < HEADER || size > MAX_MESSAGE + HEADER * 1024) {
        throw new RangeError(`a message cannot be ${size} bytes long`);
      }
      if (length < size) break;
      const all = Buffer.concat(pending);
      yield all.subarray(0, size);
      pending = [all.subarray(size)];
      length -= size;
    }
  }
}

/** Reads one message; throws for anything that is not a well-formed command. */
export function parse(message: Buffer): Request {
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return parseMessage(message);
  if (operation === OP_QUERY) return parseQuery(message);
  throw new RangeError(`unsupported wire operation ${operation}`);
}

function document(message: Buffer, at: number, end: number): Buffer {
  const size = message.readInt32LE(at);
  if (size < 5 || at + size > end) throw new RangeError('a document runs over its section');
  return message.subarray(at, at + size);
}

function parseMessage(message: Buffer): Request {
  const flags = message.readUInt32LE(16);
  if (flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) throw new RangeError('unknown required flag bits');
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let body: Buffer | undefined;
  const sections = new Map<string, Buffer[]>();
  for (let at = HEADER + 4; at < end;) {
    const kind = message.readUInt8(at++);
    if (kind === 0) {
      body = document(message, at, end);
      at += body.length;
    } else if (kind === 1) {
      const section = message.subarray(at, at + message.readInt32LE(at));
      const [name, list] = parseSection(section);
      sections.set(name, list);
      at += section.length;
    } else throw new RangeError(`unknown section kind ${kind}`);
  }
  if (!body) throw new RangeError('a message without a body');
  const command = decodeCommand(body);
  for (const [name, list] of sections) {
    command[name] = name === 'documents' ? list : list.map(decode);
  }
  return {
    id: message.readInt32LE(4),
    operation: OP_MSG,
    database: String(command['$db']),
    command,
    typed: () => typed(body, sections),
    silent: (flags & MORE_TO_COME) !== 0,
  };
}

function typed(body: Buffer, sections: Map<string, Buffer[]>): Doc {
  const command = decodeTyped(body);
  for (const [name, list] of sections) command[name] = list.map(decodeTyped);
  return command;
}

function parseSection(section: Buffer): [name: string, documents: Buffer[]] {
  const nameEnd = section.indexOf(0, 4);
  if (section.length < 5 || nameEnd < 0) throw new RangeError('a section without a name');
  const list: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const next = document(section, at, section.length);
    list.push(Buffer.from(next));
    at += next.length;
  }
  return [section.toString('utf8', 4, nameEnd), list];
}

/** Drivers still open a connection with the OP_QUERY form of hello. */
function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const at = nameEnd + 9;
  const body = deserialize(document(message, at, message.length));
  const inner: unknown = body['$query'];
  const command: Doc = isDoc(inner) ? inner : body;
  return {
    id: message.readInt32LE(4),
    operation: OP_QUERY,
    database: message.toString('utf8', HEADER + 4, nameEnd).split('.')[0] ?? '',
    command,
    typed: () => command,
    silent: false,
  };
}

let lastReplyId = 0;

/** Frames a reply for the operation the request came by. */
export function frame(request: Request, body: Buffer): Buffer {
  const isMessage = request.operation === OP_MSG;
  const head = Buffer.alloc(isMessage ? HEADER + 5 : HEADER + 20);
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(lastReplyId, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(isMessage ? OP_MSG : OP_REPLY, 12);
  if (!isMessage) {
    head.writeInt32LE(8, 16); // AwaitCapable
    head.writeInt32LE(1, 32); // one document
  }
  return Buffer.concat([head, body]);
}

/** A batch of stored documents for a cursor reply. */
export interface Batch {
  field: 'firstBatch' | 'nextBatch';
  documents: Buffer[];
  /** 0 when nothing follows. */
  cursor: number;
  ns: string;
}

/** `{cursor: {<field>: [...], id, ns}, ok: 1}` with the stored bytes copied as they are. */
export function encodeBatch({ field, documents, cursor, ns }: Batch): Buffer {
  const items = documents.flatMap((raw, i) => [Buffer.from(`\x03${i}\0`, 'latin1'), raw]);
  const list = element(4, field, items);
  const rest = encode({ id: BigInt(cursor), ns }).subarray(4, -1);
  const inner = element(3, 'cursor', [list, rest]);
  return wrap([inner, encode({ ok: 1 }).subarray(4, -1)]);
}

const element = (type: number, name: string, parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), wrap(parts)]);

/** Puts a BSON document's length and end around its elements. */
function wrap(parts: Buffer[]): Buffer {
  const length = Buffer.alloc(4);
  const whole = Buffer.concat([length, ...parts, Buffer.from([0])]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
