import { signInRequest, signUpForm } from '@vesper/core/contract/user';
import { describe, expect, it } from 'vitest';
import { fieldError } from './field-error.ts';

describe('messages under fields', () => {
  it('are those of the contract', () => {
    const issues = signUpForm.safeParse({
      email: 'nobody',
      password: 'short',
      confirmPassword: 'short',
    }).error?.issues;
    expect(issues?.map(fieldError)).toEqual([
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
  });

  it('are not shown when they are generic', () => {
    expect(fieldError({ message: 'Required' })).toBeUndefined();
    const [first] = signInRequest.safeParse({ email: 5, password: 'x' }).error?.issues ?? [];
    expect(first).toBeDefined();
    expect(fieldError(first)).toBeUndefined();
  });

  it('are absent without an error', () => {
    expect(fieldError(undefined)).toBeUndefined();
  });
});
