import { describe, expect, it } from 'vitest';
import { displayName, fallbackLetter, greetingName } from './display-name.ts';

const person = (firstName: string | null, lastName: string | null, email = 'sam@example.com') => ({
  firstName,
  lastName,
  email,
});

describe('the name of a person', () => {
  it('is the full name when both parts exist', () => {
    expect(displayName(person('Sam', 'Reed'))).toBe('Sam Reed');
  });

  it('is the email address when a part is missing or empty', () => {
    expect(displayName(person('Sam', null))).toBe('sam@example.com');
    expect(displayName(person('', 'Reed'))).toBe('sam@example.com');
  });

  it('greets by first name, else as Creator', () => {
    expect(greetingName(person('Sam', null))).toBe('Sam');
    expect(greetingName(person('', null))).toBe('Creator');
    expect(greetingName(person(null, 'Reed'))).toBe('Creator');
  });
});

describe('the letter of an avatar', () => {
  it('is that of the first name, else of the email address, else U', () => {
    expect(fallbackLetter(person('éva', null))).toBe('É');
    expect(fallbackLetter(person(null, null))).toBe('S');
    expect(fallbackLetter(person(null, null, ''))).toBe('U');
  });

  it('is one whole character even outside the basic plane', () => {
    expect(fallbackLetter(person('𝒮am', null))).toBe('𝒮');
  });
});
