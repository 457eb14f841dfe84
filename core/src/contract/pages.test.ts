import { expect, test } from 'vitest';
import { pageAt, PAGES } from './pages.ts';

test('an address finds its page, with and without the parts that may be missing', () => {
  expect(pageAt('/')).toBe(PAGES.home);
  expect(pageAt('/chat')).toBe(PAGES.chat);
  expect(pageAt('/chat/665f00000000000000000001')).toBe(PAGES.chat);
  expect(pageAt('/gallery/')).toBe(PAGES.gallery);
  expect(pageAt('/stories')).toBe(PAGES.stories);
  expect(pageAt('/stories/665f00000000000000000001')).toBe(PAGES.story);
});

test('other addresses have none', () => {
  for (const path of ['/chatx', '/chat/1/2', '/nowhere', '/CHAT', '/stories/1/2', '/index.html']) {
    expect(pageAt(path), path).toBeUndefined();
  }
});
