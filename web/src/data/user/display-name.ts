import type { UserView } from '@vesper/core/contract/user';

type Named = Pick<UserView, 'firstName' | 'lastName' | 'email'>;

/** 'firstName lastName' when both exist, else the email address. */
export function displayName({ firstName, lastName, email }: Named): string {
  return firstName && lastName ? `${firstName} ${lastName}` : email;
}

/** First letter of the first name, else of the email address, else 'U'. */
export function fallbackLetter({ firstName, email }: Pick<Named, 'firstName' | 'email'>): string {
  const [letter = 'U'] = firstName || email || 'U';
  return letter.toUpperCase();
}

/** The name by which the dashboard greets. */
export function greetingName({ firstName }: Pick<Named, 'firstName'>): string {
  return firstName || 'Creator';
}
