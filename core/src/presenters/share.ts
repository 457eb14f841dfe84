import { PAGES } from '../contract/pages.ts';
import type { SharedTalk, ShareView } from '../contract/share.ts';
import type { ShareDocument } from '../models/share.ts';
import { isHidden } from '../policies/visibility.ts';

type OwnedShare = Pick<
  ShareDocument,
  'id' | 'conversationId' | 'title' | 'token' | 'withName' | 'messageCount' | 'sharedAt'
> &
  Parameters<typeof isHidden>[0];

/** For its owner: what it shows is read by its link. */
export function presentShare(share: OwnedShare): ShareView {
  const { id, conversationId, title, token, withName, messageCount, sharedAt } = share;
  return {
    ...{ id, title, withName, messageCount },
    conversationId: conversationId.toHexString(),
    path: PAGES.shared.path.replace(':token', token),
    isHidden: isHidden(share),
    sharedAt: sharedAt.toISOString(),
  };
}

/** For whoever has the link. */
export function presentSharedTalk(share: ShareDocument, readerId: string | undefined): SharedTalk {
  const { id, title, speakers, messages, isCut, sharedAt, userId } = share;
  return {
    ...{ id, title, isCut },
    speakers: [...speakers],
    messages: messages.map(({ role, name, content, hasPicture }) => ({
      ...{ role, content },
      name: name ?? null,
      hasPicture: hasPicture === true,
    })),
    isOwn: userId.toHexString() === readerId,
    sharedAt: sharedAt.toISOString(),
  };
}
