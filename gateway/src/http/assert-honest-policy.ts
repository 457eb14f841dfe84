import type { Route } from './route.ts';

/** Who may ask and which things a route touches have to go together. */
function mismatch({ access, policy }: Route): string | undefined {
  const isPublic = access === 'public';
  if (isPublic !== (policy === 'anyone')) {
    return isPublic
      ? "is open without a session, so its policy can only be 'anyone'"
      : "needs a session, so its policy cannot be 'anyone': a list for all members is a 'public-list'";
  }
  const isDesk = typeof policy === 'object' && 'desk' in policy;
  if ((access === 'staff') === isDesk) return undefined;
  return "is for the staff or is not: access 'staff' and an action of the desk go together";
}

/** The reason why a route's policy does not fit the route; undefined when it does. */
function dishonesty(route: Route): string | undefined {
  const { policy, method, path, params, rawBody } = route;
  const unfit = mismatch(route);
  if (unfit) return unfit;
  const parameters = path.match(/:\w+/g) ?? [];
  if (typeof policy === 'object') {
    if (rawBody) return 'takes a file, which is read before a thing could be loaded';
    // At the desk the handler finds the things, which are all of them others'.
    if ('desk' in policy || (parameters.join() === ':id' && params)) return undefined;
    return 'names a resource, so its path needs one :id';
  }
  if (parameters.length > 0) return 'names things in its path, so its policy needs their resource';
  if (policy === 'public-list' && method !== 'get') return 'changes something, and is no list';
  return undefined;
}

/**
 * Checks, before a route is mounted, that its policy fits its access, method and path.
 * @throws Error when it could reach somebody's things without their policy being asked.
 */
export function assertHonestPolicy(route: Route): void {
  const isSigned = !route.isWebhook || route.access === 'public';
  const reason = isSigned ? dishonesty(route) : 'is a webhook, and so for no session';
  if (reason) throw new Error(`${route.method} ${route.path} ${reason}.`);
}
