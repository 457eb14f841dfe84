import { headersOf, type Exchange } from './chat-completion.ts';
import { parseJson } from './parse-json.ts';
import { readSmallBody, type Patience } from './post-json.ts';

const BODY_MAX = 4_000_000;

type Asking = Pick<Exchange, 'connections' | 'signal'> & {
  server: Pick<Exchange['server'], 'apiKey'>;
  patience: Patience;
};

/**
 * Asks for a small JSON value, by POST where a body is given.
 * @returns the status, and the value if there is one
 * @throws EngineError when no answer comes, or too long a one
 */
export async function getJson(
  { server, connections, patience, signal }: Asking,
  url: URL,
  body?: unknown,
): Promise<{ status: number; value: unknown }> {
  const answer = await connections.call({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: headersOf(server),
    body,
    patience,
    signal,
  });
  const value = parseJson(await readSmallBody(answer, BODY_MAX));
  return { status: answer.statusCode ?? 0, value };
}
