const RETURN_TO = 'vesper:return-to';

/** Keeps the path to come back to across sign-in, which reloads the page. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(RETURN_TO, path);
}

/** Gives the path kept by `rememberReturnPath`, once; the home page when there is none. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(RETURN_TO);
  sessionStorage.removeItem(RETURN_TO);
  // One leading slash: "//host" would leave this origin.
  return path !== null && /^\/(?!\/)/.test(path) ? path : '/';
}
