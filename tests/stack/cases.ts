import { z } from 'zod';
import { deskCase, deskCaseDetails, type DeskCase } from '@vesper/core/contract/desk/case';
import { notificationView } from '@vesper/core/contract/notification';
import { reportView, type ReportView } from '@vesper/core/contract/report';
import type { Client } from './client.ts';
import type { Person } from './person.ts';

/** Reports a thing; whatever is not said is spam. */
export function report(
  client: Client,
  subject: { type: string; id: string },
  reason = 'spam',
): Promise<ReportView> {
  const body = { subject, reason, words: 'Please look at this.' };
  return client.expect([201, reportView], 'POST', '/api/reports', body);
}

/** The open case about a thing, as the desk lists it. */
export async function caseAbout(desk: Client, subjectId: string): Promise<DeskCase> {
  const path = '/api/desk/cases?limit=100';
  const open = await desk.expect([200, z.array(deskCase)], 'GET', path);
  const found = open.find(({ subject }) => subject.id === subjectId);
  if (!found) throw new Error('There is no open case about this.');
  return found;
}

/** Claims a case and decides it. */
export async function decide(
  desk: Client,
  caseId: string,
  action: string,
  rest: { rule?: string } = {},
): Promise<void> {
  const path = `/api/desk/cases/${caseId}`;
  await desk.expect([200, deskCaseDetails], 'POST', `${path}/claim`);
  const body = { action, facts: 'We looked at it closely.', ...rest };
  await desk.expect([200, deskCaseDetails], 'POST', `${path}/decision`, body);
}

/** Reports a thing and has it decided. @returns the case */
export async function decideAbout(
  desk: Client,
  reporter: Person,
  subject: { type: string; id: string },
  action: string,
  reason = 'spam',
): Promise<DeskCase> {
  await report(reporter.client, subject, reason);
  const opened = await caseAbout(desk, subject.id);
  await decide(desk, opened.id, action);
  return opened;
}

/** What a person was told, newest first. */
export function toldTo({ client }: Person): Promise<Array<z.output<typeof notificationView>>> {
  return client.expect([200, z.array(notificationView)], 'GET', '/api/notifications');
}
