import type { ReportRequest } from '@vesper/core/contract/report';
import { createStore } from 'zustand/vanilla';

export interface Reported {
  subject: ReportRequest['subject'];
  /** What it is, in words: 'this picture'. */
  what: string;
}

/** What is about to be reported; the dialog for it stands in the app. */
export const reportStore = createStore<{ reported: Reported | undefined }>(() => ({
  reported: undefined,
}));

/** Opens the dialog that reports something to the moderators. */
export function askReport(type: Reported['subject']['type'], id: string, what: string): void {
  reportStore.setState({ reported: { subject: { type, id }, what } });
}

export function closeReport(): void {
  reportStore.setState({ reported: undefined });
}
