import type { ChatModelView, ReplyDetails } from '@vesper/core/contract/model';

const ENDS = {
  stop: 'By itself',
  length: 'At the longest length',
  cut: 'Broke off',
} as const;

type Row = readonly [name: string, value: string];

/**
 * What is known of the making of a reply, in words; what nobody counted is left out.
 * @param model it was written by, while that is still offered
 */
export function detailRows(details: ReplyDetails, model: ChatModelView | undefined): Row[] {
  const { completionTokens, firstWordMs, totalMs, finish } = details;
  const speed = speedOf(details);
  const rows: (Row | null)[] = [
    ['Model', model?.isBuiltin === true ? model.name : details.model],
    completionTokens === null ? null : ['Reply', tokens(completionTokens)],
    speed === null ? null : ['Speed', `${speed.toFixed(1)} tokens a second`],
    firstWordMs === null ? null : ['First word', `after ${seconds(firstWordMs)}`],
    totalMs === null ? null : ['All of it', `after ${seconds(totalMs)}`],
    contextRow(details, model?.contextTokens ?? null),
    cachedRow(details),
    finish === null ? null : ['Ended', ENDS[finish]],
  ];
  return rows.filter((row) => row !== null);
}

/** Tokens a second from the first word on; null where it cannot be told. */
function speedOf({ completionTokens, firstWordMs, totalMs }: ReplyDetails): number | null {
  if (completionTokens === null || firstWordMs === null || totalMs === null) return null;
  const tookMs = totalMs - firstWordMs;
  return completionTokens > 1 && tookMs > 0 ? ((completionTokens - 1) * 1_000) / tookMs : null;
}

function contextRow(
  { promptTokens, completionTokens }: ReplyDetails,
  contextTokens: number | null,
): Row | null {
  if (promptTokens === null) return null;
  const used = promptTokens + (completionTokens ?? 0);
  if (contextTokens === null) return ['Context used', tokens(used)];
  const share = Math.round((used / contextTokens) * 100);
  const of = `${used.toLocaleString('en')} of ${tokens(contextTokens)}`;
  return ['Context used', `${of} (${share}%)`];
}

function cachedRow({ promptTokens, cachedTokens }: ReplyDetails): Row | null {
  if (!promptTokens || cachedTokens === null) return null;
  return ['Of the prompt, known before', `${Math.round((cachedTokens / promptTokens) * 100)}%`];
}

const tokens = (count: number): string => `${count.toLocaleString('en')} tokens`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
