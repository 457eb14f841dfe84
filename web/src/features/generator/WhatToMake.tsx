import { useVideoModels } from '../../data/video/video-models.ts';
import { MAKING } from '../../lib/making.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

/** The way to films, where there are any. */
export function WhatToMake() {
  const { data = [] } = useVideoModels();
  return data.length > 0 ? <LinkTabs label="What to make" links={MAKING} /> : null;
}
