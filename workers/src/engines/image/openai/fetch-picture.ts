import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { EngineError } from '../../engine-error.ts';
import { callServer, PICTURE_BYTES_MAX, readBytes, type CallPatience } from '../server-call.ts';

/** Networks of one's own: a server that is elsewhere has no business there. */
const INNER = new BlockList();
for (const [address, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
] as const) {
  INNER.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  INNER.addSubnet(address, bits, 'ipv6');
}

const isInner = (address: string): boolean =>
  INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const outerOnly: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (err, addresses) => {
    const outer = addresses?.filter(({ address }) => !isInner(address)) ?? [];
    const [first] = outer;
    if (err || !first) callback(err ?? forbidden(), '', 0);
    else if (options.all) callback(null, outer);
    else callback(null, first.address, first.family);
  });
};

/**
 * Takes a picture from where the server says it is, at once: such addresses end. Nothing is sent
 * there, and only the server itself may name an address within one's own network.
 * @throws EngineError, never retryable: the picture has been made and paid
 */
export async function fetchPicture(
  address: string,
  server: string,
  { patience, signal }: { patience: CallPatience; signal: AbortSignal },
): Promise<Buffer> {
  const url = addressOf(address);
  const isOwn = url.hostname === new URL(server).hostname;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isOwn && isIP(host) !== 0 && isInner(host)) throw forbidden();
  try {
    const lookup = isOwn ? {} : { lookup: outerOnly };
    const answer = await callServer({ url, patience, signal, ...lookup });
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw failure(`the picture was not where the server said: ${answer.statusCode ?? 0}`);
    }
    return await readBytes(answer, PICTURE_BYTES_MAX, patience.silentMs);
  } catch (err) {
    signal.throwIfAborted();
    throw err instanceof EngineError && !err.retryable
      ? err
      : failure('the picture could not be taken from where the server said', err);
  }
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw failure('the picture server gave an address that is none');
}

const failure = (message: string, cause?: unknown) =>
  new EngineError(message, { retryable: false, cause });
const forbidden = () => failure('the picture server gave an address of an inner network');
