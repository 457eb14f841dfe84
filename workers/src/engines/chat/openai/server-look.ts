import { connect } from 'node:net';
import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import type { ModelLook } from '../chat-engine.ts';
import { endpoint, type Exchange } from './chat-completion.ts';
import { getJson } from './get-json.ts';
import type { Patience } from './post-json.ts';

const tokens = z.int().positive().optional().catch(undefined);

/** The names that servers have for the context of a model they list. */
const listed = z.looseObject({
  id: z.string().min(1),
  owned_by: z.string().optional().catch(undefined),
  max_model_len: tokens,
  context_length: tokens,
  context_window: tokens,
  meta: z.looseObject({ n_ctx: tokens }).nullish().catch(undefined),
});
const list = z.looseObject({ data: z.array(listed) });
type Listed = z.output<typeof listed>;

const props = z.looseObject({
  total_slots: tokens,
  default_generation_settings: z.looseObject({ n_ctx: tokens }).nullish().catch(undefined),
});

/** Statuses of servers that have no list of models, and are there. */
const NO_LIST = 501;

/**
 * Asks a server for its models.
 * @param model the one to tell of; undefined for the first
 * @throws EngineError `model_away` when it does not answer, or says that it cannot yet
 */
export async function lookAt(exchange: Exchange, model: string | undefined): Promise<ModelLook> {
  const { patience, server } = exchange;
  const quick = { ...exchange, patience: { connectMs: patience.lookMs, firstMs: patience.lookMs } };
  const { status, value } = await getJson(quick, endpoint(server.baseUrl, 'models'));
  if (status >= 500 && status !== NO_LIST) throw away(`it answers ${status}`);
  const parsed = list.safeParse(value);
  if (!parsed.success) return {};
  const { data } = parsed.data;
  const own = data.find(({ id }) => id === model) ?? (data.length === 1 ? data[0] : undefined);
  const shown = own ?? (model === undefined ? data[0] : undefined);
  return { ...lookOf(shown), ...(await slotsOf(quick, shown)) };
}

function lookOf(shown: Listed | undefined): ModelLook {
  if (!shown) return {};
  const { id, max_model_len: most, context_length: length, context_window: window, meta } = shown;
  const contextTokens = meta?.n_ctx ?? most ?? length ?? window;
  return { model: id, ...(contextTokens !== undefined && { contextTokens }) };
}

/** llama.cpp says elsewhere what one of its slots can hold, and how many there are. */
async function slotsOf(
  exchange: Omit<Exchange, 'patience'> & { patience: Patience },
  shown: Listed | undefined,
): Promise<ModelLook> {
  if (shown?.owned_by !== 'llamacpp') return {};
  const root = exchange.server.baseUrl.replace(/\/(?:v1\/?)?$/, '');
  const { value } = await getJson(exchange, endpoint(root, 'props'));
  const parsed = props.safeParse(value);
  if (!parsed.success) return {};
  const { total_slots: slots, default_generation_settings: settings } = parsed.data;
  const contextTokens = settings?.n_ctx;
  return {
    ...(slots !== undefined && { slots }),
    ...(contextTokens !== undefined && { contextTokens }),
  };
}

/**
 * Tries whether a server's door opens, and asks nothing: some servers take one request at a time,
 * and break off the reply they write when another arrives.
 * @throws EngineError `model_away`
 */
export function knockAt(baseUrl: string, withinMs: number): Promise<ModelLook> {
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: withinMs,
    });
    const end = (settle: () => void) => () => {
      socket.destroy();
      settle();
    };
    socket.once(
      'connect',
      end(() => resolve({})),
    );
    socket.once(
      'timeout',
      end(() => reject(away('its door does not open'))),
    );
    socket.once('error', (cause) => reject(away('its door does not open', cause)));
  });
}

const away = (why: string, cause?: unknown) =>
  new EngineError(`the model server is away: ${why}`, {
    ...{ retryable: true, code: 'model_away', cause },
  });
