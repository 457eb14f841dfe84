import type { RunEnd, RunKind } from '../contract/run.ts';

interface Notice {
  title: string;
  body: string;
}

const AGAIN = 'Nothing was charged for it. Please try again.';

/** What is worth telling of each kind of run; a reply that failed is seen when one looks. */
const NOTICES: Record<RunKind, { completed?: Notice; failed?: Notice }> = {
  chat: { completed: { title: 'New reply', body: '{speaker} has answered you.' } },
  image: {
    completed: { title: 'Your picture is ready', body: 'Come and have a look.' },
    failed: { title: 'A picture could not be made', body: AGAIN },
  },
  // Photos that are ready are told of together: see `likenessNotice`.
  likeness: {
    failed: { title: 'A photo could not be used', body: 'See why, and choose another one.' },
  },
  story: {
    completed: { title: 'Your story goes on', body: 'The next passage is there to be read.' },
    failed: {
      title: 'Your story is waiting',
      body: 'A passage could not be written. Please try again.',
    },
  },
};

/**
 * The words for the end of a run, without anything of what was asked or made.
 * @param speaker who answers in a conversation
 * @returns null when this end is nothing to be told
 */
export function noticeOf(kind: RunKind, ended: RunEnd, speaker: string): Notice | null {
  const notice = ended === 'stopped' ? undefined : NOTICES[kind][ended];
  return notice ? { ...notice, body: notice.body.replace('{speaker}', () => speaker) } : null;
}

/** The words for a set of photos that became ready together. */
export function likenessNotice(photos: number): Notice {
  const body =
    photos === 1
      ? 'Your photo is ready. Choose “Feature me” when you make a picture.'
      : `${photos} photos are ready. Choose “Feature me” when you make a picture.`;
  return { title: 'Your photos are ready', body };
}
