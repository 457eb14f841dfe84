import { Types } from 'mongoose';
import { z } from 'zod';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  continueStoryRequest,
  createStoryRequest,
  storyDetails,
  storyTurnResponse,
  storyView,
  type StoryTurnResponse,
} from '@vesper/core/contract/story';
import { AppError } from '@vesper/core/errors';
import { Run } from '@vesper/core/models/run';
import { Story, type StoryDocument } from '@vesper/core/models/story';
import { StoryPassage, type StoryPassageDocument } from '@vesper/core/models/story-passage';
import { NOT_HIDDEN } from '@vesper/core/policies/visibility';
import { isContinuable, presentPassage, presentStory } from '@vesper/core/presenters/story';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { beginStory, continueStory } from '@vesper/core/runs/kinds/story';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { isKeyInUse } from '../run/idempotency-key.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { stories } from '../../resources/story.ts';
import { storyTitle } from './story-title.ts';

/** The common part of beginning and continuing a story: their run and their answer. */
const TURN = {
  kind: 'story',
  waitMs: LIMITS.chatWait,
  schema: storyTurnResponse,
  present: presentRunTurn,
} as const;

const list = route({
  method: 'get',
  path: '/api/stories',
  access: 'user',
  policy: 'self',
  summary: 'Your stories, the one started last first.',
  query: pageQuery,
  responses: { 200: z.array(storyView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Story.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.createdAt };
    });
    const own = { userId: user.id, ...NOT_HIDDEN };
    const found = await Story.find({ ...own, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.map(presentStory), headers };
  },
});

const create = route({
  method: 'post',
  path: '/api/stories',
  access: 'user',
  policy: 'self',
  needs: 'stories',
  limit: 'chat',
  summary:
    'Starts a story; answers with its first passage, or at once with `Prefer: respond-async`.',
  body: createStoryRequest,
  responses: { 201: storyTurnResponse, 202: storyTurnResponse },
  startsRun: true,
  refuses: ['plan_limit', ...SAFETY_REFUSALS],
  async handler(input) {
    const { context, body, user } = input;
    await assertSafe(context, body.lead, 'name', 'lead');
    if (body.premise) {
      await assertSafe(context, `${body.lead}\n${body.premise}`, 'composed', 'premise');
    }
    const userId = new Types.ObjectId(user.id);
    return respondWithRun(input, {
      ...TURN,
      counts: 'stories',
      draft: () => beginStory(userId, body, storyTitle(body)),
    });
  },
});

const read = route({
  method: 'get',
  path: '/api/stories/:id',
  access: 'user',
  policy: { resource: stories, action: 'read' },
  summary: 'One story with all its passages, oldest first.',
  params: idParams,
  responses: { 200: storyDetails },
  async handler({ target: story }) {
    const passages = await StoryPassage.find({ storyId: story._id }).sort({ createdAt: 1, _id: 1 });
    return {
      status: 200,
      body: { ...presentStory(story), passages: passages.map(presentPassage) },
    };
  },
});

const proceed = route({
  method: 'post',
  path: '/api/stories/:id/passages',
  access: 'user',
  policy: { resource: stories, action: 'change' },
  needs: 'stories',
  limit: 'chat',
  summary:
    'Goes on after a passage, by one of its choices or in your own words; a turn that was told ' +
    'before is answered with 200.',
  params: idParams,
  body: continueStoryRequest,
  responses: { 200: storyTurnResponse, 201: storyTurnResponse, 202: storyTurnResponse },
  startsRun: true,
  refuses: ['story_busy', 'passage_unfinished', ...SAFETY_REFUSALS],
  async handler(input) {
    const { context, body, user, target: story, ctx } = input;
    const parent = await loadParent(story, body.parentId);
    await assertSafe(context, body.choice, 'message', 'choice');
    const { choice } = body;
    const turn = { storyId: story._id, parentId: parent._id, choice };
    const told = await StoryPassage.findOne({ ...turn, status: 'complete' });
    if (told && !(await isKeyInUse(ctx, user.id))) {
      return { status: 200, body: presentTurn(story, told) };
    }
    const draft = () => continueStory(story, parent._id, choice);
    return respondWithRun(input, { ...TURN, draft });
  },
});

/** @throws AppError `not_found`, or `passage_unfinished` when there is nothing to go on from. */
async function loadParent(story: StoryDocument, id: string): Promise<StoryPassageDocument> {
  const parent = await StoryPassage.findOne({ _id: id, storyId: story._id });
  if (!parent) throw new AppError('not_found');
  if (!isContinuable(parent)) throw new AppError('passage_unfinished');
  return parent;
}

/** The story and its passage as they are now. */
async function presentRunTurn(runId: Types.ObjectId): Promise<StoryTurnResponse> {
  const run = await Run.findById(runId);
  const story = await Story.findById(run?.storyId);
  const passage = await StoryPassage.findById(run?.passageId);
  if (!story || !passage) throw new AppError('not_found');
  return presentTurn(story, passage);
}

function presentTurn(story: StoryDocument, passage: StoryPassageDocument): StoryTurnResponse {
  return {
    runId: passage.runId.toHexString(),
    story: presentStory(story),
    passage: presentPassage(passage),
  };
}

const remove = route({
  method: 'delete',
  path: '/api/stories/:id',
  access: 'user',
  policy: { resource: stories, action: 'change' },
  summary: 'Deletes a story with all its passages.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: { _id } }) {
    for (const run of await Run.find({ storyId: _id, live: true })) {
      await cancelRun(context, run);
    }
    await StoryPassage.deleteMany({ storyId: _id });
    await Story.deleteOne({ _id });
    return { status: 200, body: OK };
  },
});

export const storyRoutes: Route[] = [list, create, read, proceed, remove];
