import { Types } from 'mongoose';
import type { Role } from '@vesper/core/contract/role';
import { newPerson, type Person } from './person.ts';
import type { Stack } from './stack.ts';

/** Gives an account a role in the documents, as the first operator gets theirs. */
export async function giveRole(stack: Stack, userId: string, role: Role): Promise<void> {
  const account = { _id: new Types.ObjectId(userId) };
  await stack.documents.collection('users').updateOne(account, { $set: { role } });
}

/** Someone with a new account and a role. */
export async function newStaff(stack: Stack, role: Role): Promise<Person> {
  const person = await newPerson(stack);
  await giveRole(stack, person.userId, role);
  return person;
}
