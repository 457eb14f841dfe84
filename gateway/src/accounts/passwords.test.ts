import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';
import { Semaphore } from '@vesper/core/semaphore';
import { isWeakPassword } from './password-strength.ts';

test('a password verifies itself exactly, beyond any truncation', async () => {
  const passwords = new Passwords();
  const long = 'ä'.repeat(84);
  const stored = await passwords.hash(`${long}x rest`);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, `${long}x rest`)).toBe(true);
  expect(await passwords.verify(stored, `${long}y rest`)).toBe(false);
  expect(await passwords.verify(stored, `${long}x rest `)).toBe(false);
});

test('without an account nothing verifies, not even what the dummy was made of', async () => {
  const passwords = new Passwords();
  const dummy = 'verified when there is no such account';
  expect(await passwords.verify(undefined, dummy)).toBe(false);
  // The mark of an account that is being erased, or has no password.
  expect(await passwords.verify('*', dummy)).toBe(false);
});

test('a hash of other costs is outdated, a new one is not', async () => {
  const passwords = new Passwords();
  expect(passwords.isOutdated(await hash('a password', { memoryCost: 4_096 }))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('a password'))).toBe(false);
});

test('so many run, so many wait, the rest is told to come back', async () => {
  const turns = new Semaphore(2, 3);
  let running = 0;
  let most = 0;
  const ends: Array<() => void> = [];
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const attempts = Array.from({ length: 6 }, () => turns.run(task));
  await expect(attempts[5]).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
  const accepted = Promise.all(attempts.slice(0, 5));
  const endAll = async (): Promise<void> => {
    for (let ended = 0; ended < 5; ended += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(ended);
      ends[ended]?.();
    }
  };
  await Promise.all([accepted, endAll()]);
  expect(most).toBe(2);
});

test('a failing task gives its turn back', async () => {
  const turns = new Semaphore(1, 0);
  await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run(async () => 'yes')).toBe('yes');
});

test.each([
  'password1',
  'PassWord123',
  '12345678',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abababab',
  'Vesper2026!',
  'vesper-vesper',
  'P@ssw0rd2026',
  'liverpool1987',
  '12.03.1987',
])('%s is refused', (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

test.each(['anna.smith@example.com', 'AnnaSmith1', 'smith-anna', 'Smith!2026'])(
  '%s is refused to Anna Smith',
  (password) => {
    expect(isWeakPassword(password, ['anna.smith@example.com', 'Anna', 'Smith'])).toBe(true);
  },
);

test('the list of common passwords is longer than the 3,000 that are asked for', () => {
  expect(dictionary['passwords-common'].length).toBeGreaterThan(3_000);
});

test('letters in disguise, however many, are judged by their beginning', () => {
  expect(isWeakPassword('1!aA'.repeat(32))).toBe(true);
  expect(isWeakPassword(`correct horse battery ${'1!aA'.repeat(26)}`)).toBe(false);
});

test.each([
  'correct horse battery',
  'vesper lantern moss',
  'Blåbærsyltetøy',
  '密码是一个很长的句子',
])('%s is taken', (password) => {
  expect(isWeakPassword(password)).toBe(false);
});
