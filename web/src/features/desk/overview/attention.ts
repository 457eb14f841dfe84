import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { count } from '../../../lib/format.ts';

/** A queue whose next job has waited longer than this is no ordinary queue any more. */
const OLD_SECONDS = 60;
const LITTLE_SPACE = 0.1;

export interface Concern {
  text: string;
  isSevere: boolean;
}

type Part<Name extends keyof DeskOverview> = Pick<DeskOverview, Name>;

/** What somebody should look at now, the worst first. */
export function concerns(overview: DeskOverview): Concern[] {
  return [
    ...ofCases(overview),
    ...ofServices(overview),
    ...ofModels(overview),
    ...ofQueues(overview),
    ...ofSpace(overview),
  ].toSorted((one, other) => Number(other.isSevere) - Number(one.isSevere));
}

function ofCases({ cases }: Part<'cases'>): Concern[] {
  const { overdue, takedownsLate, takedownsNearlyTooLate: nearly } = cases;
  const late = takedownsLate - nearly;
  const requests = (many: number, hours: number) =>
    `${count(many, 'takedown request')} waited ${hours} of the 48 h that the law leaves.`;
  return [
    ...(nearly > 0 ? [{ text: requests(nearly, 36), isSevere: true }] : []),
    ...(late > 0 ? [{ text: requests(late, 20), isSevere: false }] : []),
    ...(overdue > 0 ? [{ text: `${count(overdue, 'case')} overdue.`, isSevere: false }] : []),
  ];
}

function ofServices({ services }: Part<'services'>): Concern[] {
  return services
    .filter(({ isUp }) => !isUp)
    .map(({ name }) => ({ text: `${name} does not answer.`, isSevere: true }));
}

function ofModels({ models }: Part<'models'>): Concern[] {
  return models.flatMap(({ name, state }): Concern[] => {
    if (state === 'away') return [{ text: `${name} is away.`, isSevere: true }];
    return state === 'slow' ? [{ text: `${name} is slow.`, isSevere: false }] : [];
  });
}

type Queue = DeskOverview['queues'][number];

export const isOldQueue = ({ oldestSeconds }: Pick<Queue, 'oldestSeconds'>): boolean =>
  oldestSeconds > OLD_SECONDS;

function ofQueues({ queues }: Part<'queues'>): Concern[] {
  return queues.filter(isOldQueue).map(({ name, oldestSeconds }) => ({
    text: `The queue ${name} has waited for ${Math.round(oldestSeconds / 60)} min.`,
    isSevere: false,
  }));
}

function ofSpace({ storage }: Part<'storage'>): Concern[] {
  const { freeBytes, totalBytes } = storage;
  if (freeBytes === null || totalBytes === null || totalBytes === 0) return [];
  const part = freeBytes / totalBytes;
  if (part >= LITTLE_SPACE) return [];
  return [{ text: `The disk has ${Math.round(part * 100)} % left.`, isSevere: true }];
}
