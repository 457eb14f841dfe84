import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedEmail } from '@vesper/core/contract/email-address';
import { okBody } from '@vesper/core/contract/common';
import { createClient } from '../stack/client.ts';
import { MailServer, tokenIn } from '../stack/mail-server.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const NEW_PASSWORD = 'a quite different password';
const mailServer = new MailServer();
let stack: Stack;

beforeAll(async () => {
  const env = await mailServer.start();
  stack = await startStack({ gateways: 2, env: { ...env, HOUSEKEEPING_MS: '500' } });
});

afterAll(async () => {
  await stack.stop();
  await mailServer.stop();
});

const person = () => createClient(stack.baseUrl);
const newEmail = () => `${randomBytes(8).toString('hex')}@example.com`;

async function signIn(email: string, password: string): Promise<number> {
  return (await person().request('POST', '/api/signin', { email, password })).status;
}

/** The token of a link for a new password, by mail. */
async function askForReset(email: string): Promise<string> {
  await person().expect([202, okBody], 'POST', '/api/password/forgot', { email });
  return tokenIn(await mailServer.waitFor(email, 'A new password'));
}

async function confirm(token: string) {
  return person().expect([200, confirmedEmail], 'POST', '/api/email/confirm', { token });
}

async function emailOf({ client }: Person): Promise<unknown> {
  const { body } = await client.request('GET', '/api/user');
  return body;
}

test('a new account is sent a link that confirms its address, once', async () => {
  const anna = await newPerson(stack);
  expect(await emailOf(anna)).toMatchObject({ emailVerifiedAt: null });
  const mail = await mailServer.waitFor(anna.email, 'Confirm your address');
  expect(mail.content).toContain('Auto-Submitted: auto-generated');
  expect(mail.content).toContain('http://localhost:3000/verify?for=verify#');
  const token = tokenIn(mail);
  expect(await confirm(token)).toEqual({ purpose: 'verify' });
  expect(await emailOf(anna)).toMatchObject({ emailVerifiedAt: expect.any(String) });
  const again = await person().request('POST', '/api/email/confirm', { token });
  expect(again).toMatchObject({ status: 409, body: { code: 'link_over' } });
});

test('a forgotten password is set anew by a link; every session and socket ends', async () => {
  const anna = await newPerson(stack);
  const elsewhere = anna.client.at(stack.gateways[1]?.baseUrl ?? '');
  const socket = await connectSocket(elsewhere, { reconnection: false });
  const token = await askForReset(anna.email);
  const body = { token, password: NEW_PASSWORD };
  await person().expect([200, okBody], 'POST', '/api/password/reset', body);
  await socket.disconnected();
  expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
  expect(await signIn(anna.email, PASSWORD)).toBe(401);
  expect(await signIn(anna.email, NEW_PASSWORD)).toBe(200);
  const again = await person().request('POST', '/api/password/reset', body);
  expect(again).toMatchObject({ status: 409, body: { code: 'link_over' } });
  await mailServer.waitFor(anna.email, 'was changed');
});

test('an answer does not tell if there is an account, and no mail goes where there is none', async () => {
  const anna = await newPerson(stack);
  const [known, unknown] = [anna.email, newEmail()];
  const answers = await Promise.all(
    [known, unknown].map((email) => person().request('POST', '/api/password/forgot', { email })),
  );
  const [first, second] = answers.map(({ status, body }) => ({ status, body }));
  expect(second).toEqual(first);
  await mailServer.waitFor(known, 'A new password');
  await expect.poll(() => stack.documents.collection('mails').countDocuments()).toBe(0);
  expect(mailServer.mails.some(({ to }) => to === unknown)).toBe(false);
});

test('a token is nowhere but in its mail, and a weak password does not use it up', async () => {
  const anna = await newPerson(stack);
  const token = await askForReset(anna.email);
  const stored = await stack.documents.collection('mail_links').find().toArray();
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(token);
  const reset = (password: string) =>
    person().request('POST', '/api/password/reset', { token, password });
  expect((await reset('password1')).status).toBe(422);
  expect((await reset(anna.email)).status).toBe(422);
  expect((await reset(NEW_PASSWORD)).status).toBe(200);
});

test('a link ends with its time, and when the password is changed otherwise', async () => {
  const anna = await newPerson(stack);
  const token = await askForReset(anna.email);
  const links = stack.documents.collection('mail_links');
  const own = { email: anna.email, purpose: 'reset' };
  const link = await links.findOne(own);
  const left = new Date(String(link?.['expiresAt'])).getTime() - Date.now();
  expect(left).toBeGreaterThan(50 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  await links.updateOne(own, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
  const late = { token, password: NEW_PASSWORD };
  expect((await person().request('POST', '/api/password/reset', late)).status).toBe(409);

  const second = await askForReset(anna.email);
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  await anna.client.expect([200, okBody], 'POST', '/api/user/password', change);
  const stale = { token: second, password: 'yet another password' };
  expect((await person().request('POST', '/api/password/reset', stale)).status).toBe(409);
});

test('an address changes once its link is opened there; the old one can take it back', async () => {
  const anna = await newPerson(stack);
  const email = newEmail();
  const ask = (password: string) =>
    anna.client.request('POST', '/api/user/email', { email: email.toUpperCase(), password });
  expect(await ask('not the password')).toMatchObject({ body: { code: 'wrong_password' } });
  expect((await ask(PASSWORD)).status).toBe(202);
  const offered = tokenIn(await mailServer.waitFor(email, 'Confirm your new address'));
  expect(await emailOf(anna)).toMatchObject({ email: anna.email });
  expect(await confirm(offered)).toEqual({ purpose: 'change' });
  expect(await emailOf(anna)).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
  expect(await signIn(anna.email, PASSWORD)).toBe(401);

  // Made by whoever has changed the address, shortly before.
  const passkeys = stack.documents.collection('passkeys');
  const owner = { userId: new Types.ObjectId(anna.userId) };
  await passkeys.insertOne({ ...owner, credentialId: email, createdAt: new Date() });
  const undo = tokenIn(await mailServer.waitFor(anna.email, 'was changed'));
  expect(await confirm(undo)).toEqual({ purpose: 'undo' });
  expect((await anna.client.request('GET', '/api/user')).status).toBe(401);
  expect(await passkeys.countDocuments(owner)).toBe(0);
  // Whoever changed it knows the password.
  expect(await signIn(anna.email, PASSWORD)).toBe(401);
  const reset = tokenIn(await mailServer.waitFor(anna.email, 'A new password'));
  const body = { token: reset, password: NEW_PASSWORD };
  await person().expect([200, okBody], 'POST', '/api/password/reset', body);
  expect(await signIn(anna.email, NEW_PASSWORD)).toBe(200);
});

test('an address that somebody else has is not offered, and nothing tells that they have it', async () => {
  const [anna, ben] = [await newPerson(stack), await newPerson(stack)];
  const ask = { email: ben.email, password: PASSWORD };
  expect((await anna.client.request('POST', '/api/user/email', ask)).status).toBe(202);
  await expect.poll(() => stack.documents.collection('mails').countDocuments()).toBe(0);
  const toBen = mailServer.mails.filter(({ to }) => to === ben.email);
  expect(toBen.some(({ content }) => content.includes('new address'))).toBe(false);
});

test('a mail waits while its server refuses it', async () => {
  const anna = await newPerson(stack);
  await mailServer.waitFor(anna.email, 'Confirm your address');
  mailServer.isRefusing = true;
  await person().request('POST', '/api/password/forgot', { email: anna.email });
  const waiting = stack.documents.collection('mails');
  await expect.poll(() => waiting.countDocuments({ to: anna.email })).toBe(1);
  // As old as one that housekeeping takes for left behind.
  const createdAt = new Date(Date.now() - 120_000);
  await waiting.updateOne({ to: anna.email }, { $set: { createdAt } });
  mailServer.isRefusing = false;
  await mailServer.waitFor(anna.email, 'A new password');
  await expect.poll(() => waiting.countDocuments({ to: anna.email })).toBe(0);
});
