const RETURN_TO = 'vesper:return-to';

/** Keeps the place to come back to across sign-in, which reloads the page. */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(RETURN_TO, path);
}

/** The place kept by `rememberPlace`, once; the home page when there is none. */
export function takePlace(): string {
  const path = sessionStorage.getItem(RETURN_TO);
  sessionStorage.removeItem(RETURN_TO);
  // One leading slash: "//host" would leave this origin.
  return path !== null && /^\/(?!\/)/.test(path) ? path : '/';
}
