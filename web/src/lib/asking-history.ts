import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type HistoryRouterProps,
} from 'react-router';
import { holdBack } from './leave-question.ts';

type BrowserHistory = HistoryRouterProps['history'];

/**
 * The browser's history with a question before a step that would lose something. React Router has
 * one for its data routers alone, and `BrowserRouter` takes no history of ours.
 */
export function createAskingHistory(): BrowserHistory {
  const inner = createBrowserHistory({ v5Compat: true });
  const pathOf = (to: Parameters<BrowserHistory['push']>[0]): string =>
    inner.encodeLocation(to).pathname;
  return {
    get action() {
      return inner.action;
    },
    get location() {
      return inner.location;
    },
    createHref: (to) => inner.createHref(to),
    createURL: (to) => inner.createURL(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    go: (delta) => inner.go(delta),
    push: (to, state) => {
      const step = (): void => inner.push(to, state);
      if (!holdBack(pathOf(to), step)) step();
    },
    replace: (to, state) => {
      const step = (): void => inner.replace(to, state);
      if (!holdBack(pathOf(to), step)) step();
    },
    listen: (tell) => inner.listen(withQuestion(inner, tell)),
  };
}

type Listener = Parameters<BrowserHistory['listen']>[0];

/** The browser has gone back or forward already when it tells: it is taken there again to wait. */
function withQuestion(inner: BrowserHistory, tell: Listener): Listener {
  let isReturning = false;
  return (update) => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    // Zero and null: a step of ours, and one whose length nobody knows.
    const delta = String(update.action) === 'POP' ? (update.delta ?? 0) : 0;
    if (delta !== 0 && holdBack(update.location.pathname, () => inner.go(delta))) {
      isReturning = true;
      inner.go(-delta);
      return;
    }
    tell(update);
  };
}
