import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import type { Client } from './client.ts';

/** Somebody as the service knows them. */
interface Known {
  email: string;
  isVerified?: boolean;
}

/** What the product is told of the service. */
export const oidcEnv = (port: number): Record<string, string> => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'vesper',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_NAME: 'House Key',
});

/** A sign-in service that nobody here wrote: panva's certified one, with its own two pages. */
export async function startSignInService(port: number, product: string) {
  const people = new Map<string, Known>();
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        ...{ client_id: 'vesper', client_secret: 'a secret of the tests' },
        redirect_uris: [`${product}/api/signin/provider/back`],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name'] },
    findAccount: (_ctx, sub) => {
      const { email, isVerified = true } = people.get(sub) ?? { email: '' };
      const claims = { sub, email, email_verified: isVerified, given_name: 'Ada' };
      return { accountId: sub, claims: () => Promise.resolve(claims) };
    },
  });
  return {
    /** Makes somebody known there. */
    add: (subject: string, known: Known) => people.set(subject, known),
    stop: await serveProvider(provider, port),
  };
}

/** Serves a provider on a port of the loopback. @returns what ends it */
export async function serveProvider(
  provider: Provider,
  port: number,
): Promise<() => Promise<unknown>> {
  const server = createServer((request, response) => {
    provider
      .callback()(request, response)
      .catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => new Promise((resolve) => server.close(resolve).closeAllConnections());
}

/** The service's pages, as somebody without a browser goes through them. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async open(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; to: string | null }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    await response.arrayBuffer();
    return { url, to: location === null ? null : new URL(location, url).href };
  }
}

/**
 * Signs in at the service, agrees, and goes to where it sends one back to.
 * @returns the address at the product, which nobody has opened yet
 */
export async function passService(url: string, subject: string, product: string): Promise<string> {
  const visitor = new Visitor();
  const forms: Array<Record<string, string>> = [
    { prompt: 'login', login: subject, password: 'any' },
    { prompt: 'consent' },
  ];
  let { url: at, to } = await visitor.open(url);
  for (let steps = 0; steps < 20; steps++) {
    if (to?.startsWith(product)) return to;
    const form = to === null ? forms.shift() : undefined;
    ({ url: at, to } = await visitor.open(to ?? at, form));
  }
  throw new Error(`The service led to ${at} and no further.`);
}

/** The page to which the product sends whoever comes back. */
export async function comeBack(client: Client, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const answer = await client.request('GET', `${pathname}${search}`);
  return answer.headers.get('location') ?? String(answer.status);
}
