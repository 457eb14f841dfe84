import { describe, expect, it } from 'vitest';
import { ApiError, fieldIssue, hasStatus, serverMessage } from './api-error.ts';

const refused = JSON.stringify({
  message: 'Some fields need your attention.',
  code: 'validation_failed',
  issues: [{ path: 'email', message: 'Please enter a valid email address' }],
});

describe('ApiError', () => {
  it('puts the status and the body text into its message', () => {
    expect(new ApiError(401, 'Nope', '{"message":"Unauthorized"}').message).toBe(
      '401: {"message":"Unauthorized"}',
    );
  });

  it('uses the status text when the body is empty', () => {
    expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  it('knows the code of the contract', () => {
    expect(new ApiError(422, '', refused).code).toBe('validation_failed');
  });

  it('has no code when a proxy answers with a page', () => {
    const error = new ApiError(502, 'Bad Gateway', '<html>oops</html>');
    expect(error.code).toBeUndefined();
    expect(error.body).toBeUndefined();
  });
});

describe('what is read from errors', () => {
  it('gives the sentence of the server', () => {
    expect(serverMessage(new ApiError(422, '', refused), 'other')).toBe(
      'Some fields need your attention.',
    );
  });

  it('gives the fallback for a lost network', () => {
    expect(serverMessage(new TypeError('Failed to fetch'), 'Try again.')).toBe('Try again.');
  });

  it('finds the complaint about one field', () => {
    const error = new ApiError(422, '', refused);
    expect(fieldIssue(error, 'email')).toBe('Please enter a valid email address');
    expect(fieldIssue(error, 'password')).toBeUndefined();
  });

  it('tells statuses apart', () => {
    expect(hasStatus(new ApiError(404, '', ''), 404)).toBe(true);
    expect(hasStatus(new Error('404: x'), 404)).toBe(false);
  });
});
