import { idParams } from '@vesper/core/contract/common';
import { sentPromptQuery, sentPromptView } from '@vesper/core/contract/sent-prompt';
import { AppError } from '@vesper/core/errors';
import { versionsOf } from '@vesper/core/models/message-versions';
import { readSentPrompt } from '@vesper/core/runs/sent-prompts';
import { messages } from '../../resources/message.ts';
import { route, type Route } from '../../http/route.ts';

const sent = route({
  method: 'get',
  path: '/api/messages/:id/sent',
  access: 'user',
  policy: { resource: messages, action: 'read' },
  summary: 'What the model was given for a reply, kept for 24 hours; `variant` names a version.',
  params: idParams,
  query: sentPromptQuery,
  responses: { 200: sentPromptView },
  refuses: ['variant_not_found', 'sent_prompt_gone'],
  async handler({ context, query, target }) {
    const variant = query.variant === undefined ? target.chosen : query.variant - 1;
    if (variant >= versionsOf(target).length) throw new AppError('variant_not_found');
    const prompt = await readSentPrompt({ messageId: target._id, variant }, context.clock.now());
    if (!prompt) throw new AppError('sent_prompt_gone');
    return { status: 200, body: prompt };
  },
});

export const sentPromptRoutes: Route[] = [sent];
