import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  StoryDetails,
  StoryPassageView,
  StoryTurnResponse,
  StoryView,
} from '@vesper/core/contract/story';
import { useEffect } from 'react';
import { queryClient } from '../../lib/query.ts';
import { onReady, onRunEnd, onRunStart, trackRun, type RunState } from '../../realtime/index.ts';
import { isTold, putPassage } from './branches.ts';
import { storiesApi, type StoryPage } from './stories-api.ts';

const NEWEST: string | null = null;
const LIST = ['api', 'stories', 'list'] as const;
const keyOf = (id: string) => ['api', 'stories', id] as const;

type Pages = { pages: StoryPage[]; pageParams: (string | null)[] };

/** The library, page by page. Another tab may have changed it, so looking at it again asks again. */
export function useStories() {
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => storiesApi.list(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: (page) => page.before,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    select: ({ pages }) => pages.flatMap(({ items }) => items).toSorted(byLastRead),
  });
}

function byLastRead(a: StoryView, b: StoryView): number {
  return a.updatedAt < b.updatedAt ? 1 : -1;
}

/** One story with its passages. */
export function useStory(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => keepTold(held(id), await storiesApi.read(id)),
    refetchOnMount: 'always',
  });
}

function held(id: string): StoryDetails | undefined {
  return queryClient.getQueryData<StoryDetails>(keyOf(id));
}

/** An answer from while a passage was being told must not undo its end. */
function keepTold(before: StoryDetails | undefined, next: StoryDetails): StoryDetails {
  const told = new Map(before?.passages.filter(isTold).map((passage) => [passage.id, passage]));
  const passages = next.passages.map((passage) =>
    isTold(passage) ? passage : (told.get(passage.id) ?? passage),
  );
  return { ...next, passages };
}

/** Shows a turn that was just taken, and follows the run that tells it. */
export function takeTurn({ runId, story, passage }: StoryTurnResponse): void {
  queryClient.setQueryData<StoryDetails>(keyOf(story.id), (data) => ({
    ...story,
    passages: putPassage(data?.passages ?? [], passage),
  }));
  if (!isTold(passage)) {
    trackRun({ runId, kind: 'story', storyId: story.id, passageId: passage.id });
  }
}

export function removeStory(id: string): void {
  queryClient.setQueryData<Pages>(LIST, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.filter((story) => story.id !== id),
    }));
    return { ...data, pages };
  });
  queryClient.removeQueries({ queryKey: keyOf(id) });
}

/** Keeps a story in step with runs of this tab, of others and of other devices. */
export function useStoryEvents(storyId: string): void {
  useEffect(() => {
    const refresh = (): void => void queryClient.invalidateQueries({ queryKey: keyOf(storyId) });
    const knows = (passageId: string | undefined): boolean =>
      held(storyId)?.passages.some(({ id }) => id === passageId) ?? false;
    const stops = [
      onRunStart((run) => {
        if (run.storyId === storyId && !knows(run.passageId)) refresh();
      }),
      onRunEnd((run, how) => {
        if (run.storyId !== storyId) return;
        const passage = how === 'event' ? endOf(run) : undefined;
        if (passage) putInto(storyId, passage);
        else refresh();
      }),
      onReady(refresh),
    ];
    return () => stops.forEach((stop) => stop());
  }, [storyId]);
}

function putInto(storyId: string, passage: StoryPassageView): void {
  queryClient.setQueryData<StoryDetails>(
    keyOf(storyId),
    (data) => data && { ...data, passages: putPassage(data.passages, passage) },
  );
}

/** The passage as it ended: as the event brought it, or what was held with the text of the run. */
function endOf(run: RunState): StoryPassageView | undefined {
  if (run.passage) return run.passage;
  if (run.status !== 'failed' || run.storyId === undefined) return undefined;
  const before = held(run.storyId)?.passages.find(({ id }) => id === run.passageId);
  return before && { ...before, text: run.text || before.text, status: 'failed' };
}
