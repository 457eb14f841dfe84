import { randomBytes } from 'node:crypto';
import { test as base, type BrowserContext } from '@playwright/test';
import { createClient, type Client } from '../stack/client.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { startPictureServers } from '../stack/picture-servers.ts';
import { startPictureService, type PictureService } from '../stack/picture-service.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

export { expect } from '@playwright/test';

/** An account made through the API, whose session the browser already has. */
export interface Person {
  client: Client;
  email: string;
  password: string;
}

/** Collects unexpected errors of the console; a test that provokes an error allows it. */
class ConsoleErrors {
  readonly #allowed: RegExp[] = [];
  readonly #heard: string[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  hear(text: string): void {
    this.#heard.push(text);
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/** The network's own words, for tests that take the network or the gateway away. */
export const NETWORK_LOSS = /net::ERR_|WebSocket connection/;

function listen(context: BrowserContext, errors: ConsoleErrors): void {
  // The page itself, which answers so by design.
  errors.allow(/status of 404 .*\/nowhere/);
  // A busy machine may be late with what is only a hint; the form goes on without it.
  errors.allow(/status of 503 .*\/api\/generate\/image\/reading$/);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.hear(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => errors.hear(String(error.error())));
}

/** Lets the browser be the person that `client` is signed in as. */
export async function signInBrowser(context: BrowserContext, client: Client): Promise<void> {
  const cookies = client.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: client.baseUrl };
  });
  await context.addCookies(cookies);
}

interface Fixtures {
  account: Person;
  person: Person;
  consoleErrors: ConsoleErrors;
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors = new ConsoleErrors();
      listen(context, errors);
      await use(errors);
      base.expect(errors.unexpected(), 'what the console said').toEqual([]);
    },
    { auto: true },
  ],
  /** Somebody who has an account and is not signed in here. */
  account: async ({ baseURL }, use) => {
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    const password = 'a long enough password';
    const client = createClient(baseURL ?? '');
    await client.signUp({ email, password });
    await use({ client, email, password });
  },
  /** Somebody who is signed in here. */
  person: async ({ account, context }, use) => {
    await signInBrowser(context, account.client);
    await use(account);
  },
});

/** The same with a product of its own, whose parts a test may look into and take away. */
const withStack = (env: Record<string, string>) =>
  test.extend<object, { stack: Stack }>({
    stack: [
      async ({}, use) => {
        const stack = await startStack({ env });
        await use(stack);
        await stack.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ stack }, use) => use(stack.baseUrl),
  });

/** Paced so that one sees it work. */
export const stackTest = withStack({ COMPANION_WORD_MS: '40', PAINTER_LAYER_MS: '150' });

/** With a key, so that requests to take a picture down can be kept. */
export const moderationTest = withStack({
  SECRETS_KEY: 'a key for secrets of tests, long enough',
  PAINTER_LAYER_MS: '0',
});

/** Paints so slowly that a test can act in the middle, however busy the machine is. */
export const paintingTest = withStack({ PAINTER_LAYER_MS: '250' });

/** Keeps what has to be encrypted, such as the secrets of authenticators. */
export const keysTest = withStack({ SECRETS_KEY: 'a secret of the tests that is long enough' });

type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>;

/** The same with replies from a scripted model, which a test holds in the middle of a reply. */
export const modelTest = stackTest.extend<object, { model: ScriptedModel }>({
  model: [
    async ({}, use) => {
      // One reply at a time, as llama.cpp says it.
      const models = { data: [{ id: 'small', owned_by: 'llamacpp' }] };
      const props = { total_slots: 1, default_generation_settings: { n_ctx: 8_192 } };
      const others = { '/v1/models': models, '/props': props };
      const model = await startScriptedModel({ others });
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ model }, use) => {
      const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small', STORY_ENGINE: 'model' };
      const stack = await startStack({ env });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});

/** The same with a service that looks at pictures, which sees in them what a test says. */
export const pictureTest = stackTest.extend<object, { pictures: PictureService }>({
  pictures: [
    async ({}, use) => {
      await use(await startPictureService());
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ pictures }, use) => {
      const stack = await startStack({ env: { PICTURE_CHECK_URL: pictures.url } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});

type PictureServers = Awaited<ReturnType<typeof startPictureServers>>;

/** The same with models of pictures behind servers, one of each protocol, beside the painter. */
export const serversTest = stackTest.extend<object, { servers: PictureServers }>({
  servers: [
    async ({}, use) => {
      const servers = await startPictureServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ servers }, use) => {
      const stack = await startStack({ env: { ...servers.env, PAINTER_LAYER_MS: '150' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});
