import { Types } from 'mongoose';
import { deskModels, type DeskModel } from '@vesper/core/contract/desk/model';
import type { Client } from './client.ts';
import { newPerson } from './person.ts';
import type { Stack } from './stack.ts';

/** Someone who runs the place, signed in. */
export async function newOperator(stack: Stack): Promise<Client> {
  const { client, userId } = await newPerson(stack);
  const account = { _id: new Types.ObjectId(userId) };
  await stack.documents.collection('users').updateOne(account, { $set: { role: 'operator' } });
  return client;
}

/** A model as the desk shows it. */
export async function deskModelAt(operator: Client, id: string): Promise<DeskModel> {
  const { models } = await operator.expect([200, deskModels], 'GET', '/api/desk/models');
  const model = models.find((one) => one.id === id);
  if (!model) throw new Error(`The desk has no model ${id}.`);
  return model;
}
