import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { z } from 'zod';
import { idParams } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { talkImportView, transcriptQuery } from '@vesper/core/contract/transcript';
import { AppError } from '@vesper/core/errors';
import { TalkImport } from '@vesper/core/models/talk-import';
import { presentTalkImport } from '@vesper/core/presenters/talk-import';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { saidTalk } from '@vesper/core/transcripts/said-talk';
import { writeTranscript } from '@vesper/core/transcripts/write-transcript';
import { attachFile } from '../../http/attach-file.ts';
import { route, type Route } from '../../http/route.ts';
import { conversations } from '../../resources/conversation.ts';

const FILES = {
  json: { ending: 'json', type: 'application/json' },
  markdown: { ending: 'md', type: 'text/markdown; charset=utf-8' },
  jsonl: { ending: 'jsonl', type: 'application/x-ndjson' },
} as const;

/** Imports that a list shows. */
const SHOWN = 20;

const download = route({
  method: 'get',
  path: '/api/conversations/:id/file',
  access: 'user',
  policy: { resource: conversations, action: 'read' },
  limit: 'transcripts',
  summary:
    'A conversation as it is shown, as a file: JSON, Markdown, or JSONL as SillyTavern has it.',
  params: idParams,
  query: transcriptQuery,
  produces: Object.values(FILES).map(({ type }) => type.replace(/;.*/, '')),
  responses: { 200: z.instanceof(Readable) },
  async handler({ target, query, ctx }) {
    const { ending, type } = FILES[query.format];
    const talk = await saidTalk(target);
    attachFile(ctx, target.title, ending);
    const file = Readable.from(writeTranscript(talk, query.format));
    return { status: 200, body: file, headers: { 'Content-Type': type } };
  },
});

const OPEN = { $in: ['waiting', 'working'] } as const;

const upload = route({
  method: 'post',
  path: '/api/conversations/imports',
  access: 'user',
  policy: 'self',
  limit: 'imports',
  summary:
    "Takes in a file of conversations: ours, SillyTavern's JSONL, or the conversations.json of " +
    'ChatGPT. The work goes on behind the answer.',
  rawBody: {
    types: [
      ...['application/json', 'application/x-ndjson', 'application/jsonl'],
      ...['text/markdown', 'text/plain', 'application/octet-stream', 'application/zip'],
    ],
    maxBytes: LIMITS.importBytes,
  },
  responses: { 202: talkImportView },
  refuses: ['imports_open'],
  async handler({ context, file, user }) {
    const { clock, storage, queues, log } = context;
    const userId = new Types.ObjectId(user.id);
    const open = await TalkImport.countDocuments({ userId, state: OPEN });
    if (open >= LIMITS.openImports) throw new AppError('imports_open');
    const _id = new Types.ObjectId();
    const key = objectKeys.talkImport(user.id, _id.toHexString());
    await storage.put(key, file, 'application/octet-stream');
    const at = clock.now();
    const made = await TalkImport.create({
      ...{ _id, userId, createdAt: at, touchedAt: at },
      state: 'waiting',
    });
    await queues.addImport(made.id).catch((err: unknown) => {
      log.warn({ err, importId: made.id }, 'an import is left to housekeeping');
    });
    return { status: 202, body: presentTalkImport(made) };
  },
});

const list = route({
  method: 'get',
  path: '/api/conversations/imports',
  access: 'user',
  policy: 'self',
  summary: 'The files of conversations that you sent last, and how far each has come.',
  responses: { 200: z.array(talkImportView) },
  async handler({ user }) {
    const found = await TalkImport.find({ userId: user.id }).sort({ createdAt: -1 }).limit(SHOWN);
    return { status: 200, body: found.map(presentTalkImport) };
  },
});

export const transcriptRoutes: Route[] = [download, upload, list];
