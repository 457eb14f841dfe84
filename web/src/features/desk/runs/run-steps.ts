import type { DeskRun } from '@vesper/core/contract/desk/run';
import type { RunStep } from '../../../data/desk/desk-runs.ts';

interface Words {
  label: string;
  title: string;
  description: string;
  confirm: string;
  done: string;
}

export const RUN_STEPS: Record<RunStep, Words> = {
  cancel: {
    label: 'Cancel',
    title: 'Cancel this run',
    description: 'It stops where it is. The member keeps what there is, and gets the tokens back.',
    confirm: 'Cancel this run',
    done: 'The run is being cancelled',
  },
  retry: {
    label: 'Try again',
    title: 'Try this run again',
    description: 'It is queued once more, as it was asked.',
    confirm: 'Queue this run again',
    done: 'The run is queued again',
  },
  refund: {
    label: 'Refund',
    title: 'Refund this run',
    description: 'The member gets back what it cost, once, and keeps what there is.',
    confirm: 'Give the tokens back',
    done: 'The tokens are given back',
  },
};

/** What can be done about a run as it stands. */
export function stepsOf({ status, price, isRefunded }: DeskRun): RunStep[] {
  if (status === 'queued' || status === 'running') return ['cancel'];
  const steps: RunStep[] = status === 'failed' ? ['retry'] : [];
  return price > 0 && !isRefunded ? [...steps, 'refund'] : steps;
}
