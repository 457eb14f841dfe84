import type { RunLogEvent } from '@vesper/core/contract/run';
import { isClosed, type RunTrack } from './run-state.ts';

/**
 * `applied`: it was next in line. `duplicate`: it was seen before. `gap`: something before it is
 * missing, so it waits and the caller resumes. `closed`: the run has ended, the event is ignored.
 */
export type Outcome = 'applied' | 'duplicate' | 'gap' | 'closed';

/** Most early events that are held; beyond it, reading the log again is cheaper. */
const WAITING_MAX = 2_000;

/** Applies one event exactly once and in order, then waiting ones that follow it. Pure. */
export function applyRunEvent(
  state: RunTrack,
  event: RunLogEvent,
): { state: RunTrack; outcome: Outcome } {
  if (isClosed(state)) return { state, outcome: 'closed' };
  if (event.seq <= state.lastSeq || state.waiting.has(event.seq)) {
    return { state, outcome: 'duplicate' };
  }
  if (event.seq > state.lastSeq + 1) return { state: park(state, event), outcome: 'gap' };
  return { state: drain(step(state, event)), outcome: 'applied' };
}

function park(state: RunTrack, event: RunLogEvent): RunTrack {
  if (state.waiting.size >= WAITING_MAX) return state;
  return { ...state, waiting: new Map(state.waiting).set(event.seq, event) };
}

function drain(start: RunTrack): RunTrack {
  if (start.waiting.size === 0) return start;
  const waiting = new Map(start.waiting);
  let state = start;
  for (;;) {
    const next = isClosed(state) ? undefined : waiting.get(state.lastSeq + 1);
    if (next === undefined) break;
    state = step(state, next);
  }
  for (const seq of waiting.keys()) {
    if (isClosed(state) || seq <= state.lastSeq) waiting.delete(seq);
  }
  return { ...state, waiting };
}

function step(state: RunTrack, event: RunLogEvent): RunTrack {
  const running = { ...state, lastSeq: event.seq, status: 'running' as const };
  switch (event.event) {
    case 'run:started': {
      // A 202 or `ready` may have told more than the event does: what it leaves out stays.
      const { event: _event, seq: _seq, ...subject } = event;
      return { ...running, ...subject };
    }
    case 'run:delta':
      return { ...running, text: state.text + event.text, ...thoughtOf(state, event.thinking) };
    case 'run:progress':
      return {
        ...running,
        status: event.stage === 'queued' ? 'queued' : 'running',
        progress: event.progress,
        stage: event.stage,
        position: event.position,
        leftMs: event.leftMs,
        notice: event.notice,
        previewUrl: event.previewUrl ?? state.previewUrl,
      };
    case 'run:reset':
      return {
        ...running,
        text: '',
        thinking: undefined,
        progress: 0,
        previewUrl: undefined,
        attempt: event.attempt,
      };
    case 'run:completed': {
      const { event: _event, seq: _seq, ...outcome } = event;
      return { ...running, ...outcome, status: 'completed', progress: 1 };
    }
    case 'run:failed': {
      const { code, message, refunded, reply, passage } = event;
      const failure = { code, message, refunded };
      return { ...running, status: 'failed', failure, message: reply, passage };
    }
    case 'run:stopped':
      return { ...running, status: 'stopped', message: event.message, passage: event.passage };
  }
}

function thoughtOf(state: RunTrack, more: string | undefined): Pick<RunTrack, 'thinking'> {
  return more ? { thinking: (state.thinking ?? '') + more } : {};
}
