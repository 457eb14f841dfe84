import type { SignUpForm } from '@vesper/core/contract/user';

/** In the memory of this page alone: a password is not written down anywhere. */
let kept: SignUpForm | undefined;

/** Keeps a sign-up form for who comes back to it; without a form, forgets it. */
export function keepSignUp(form: SignUpForm | undefined): void {
  kept = form;
}

/** What was typed into the sign-up form before it was left; undefined when nothing was. */
export function keptSignUp(): SignUpForm | undefined {
  return kept;
}

/** The address that another screen hands on with its link, if any. */
export function carriedEmail(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : '';
}
