import type { Route } from './route.ts';

/** The reason why a route's policy does not fit the route; undefined when it does. */
function dishonesty({ access, policy, method, path, params, rawBody }: Route): string | undefined {
  const isPublic = access === 'public';
  if (isPublic !== (policy === 'anyone')) {
    return isPublic
      ? "is open without a session, so its policy can only be 'anyone'"
      : "needs a session, so its policy cannot be 'anyone': a list for all members is a 'public-list'";
  }
  const parameters = path.match(/:\w+/g) ?? [];
  if (typeof policy === 'object') {
    if (parameters.join() !== ':id' || !params) {
      return 'names a resource, so its path needs one :id';
    }
    return rawBody && 'takes a file, which is read before a thing could be loaded';
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
  const reason = dishonesty(route);
  if (reason) throw new Error(`${route.method} ${route.path} ${reason}.`);
}
