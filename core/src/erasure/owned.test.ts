import { readdir } from 'node:fs/promises';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { OWNED } from './owned.ts';

it('names every model whose documents belong to a user', async () => {
  const folder = new URL('../models/', import.meta.url);
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.test.ts')) await import(new URL(file, folder).href);
  }
  const belonging = Object.values(mongoose.models).filter((it) => it.schema.path('userId'));
  expect(belonging.length).toBeGreaterThanOrEqual(12);
  expect(Object.keys(OWNED).sort()).toEqual(belonging.map((it) => it.modelName).sort());
});
