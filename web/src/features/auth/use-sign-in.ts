import { TOASTS } from '@vesper/core/contract/toasts';
import type { SignInRequest } from '@vesper/core/contract/user';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { signInApi } from '../../data/user/sign-in-api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { welcome } from './welcome.ts';

/**
 * Sends the form. The typed values stay in it whatever happens.
 * @param onTicket the password was right, and a code is asked for as well
 */
export function useSignIn(
  setError: UseFormSetError<SignInRequest>,
  onTicket: (ticket: string) => void,
) {
  const [busy, setBusy] = useState(false);

  const submit = async (values: SignInRequest): Promise<void> => {
    setBusy(true);
    try {
      const answer = await signInApi.signIn(values);
      if ('ticket' in answer) onTicket(answer.ticket);
      else welcome(answer);
    } catch (error) {
      setBusy(false);
      const { title } = TOASTS.signInFailed;
      const description =
        error instanceof ApiError
          ? serverMessage(error, TOASTS.signInFailed.description)
          : TOASTS.networkFailed.description;
      showToast({ title, description, kind: 'failure' });
      if (hasStatus(error, 401)) {
        setError('password', { message: description }, { shouldFocus: true });
      }
    }
  };

  return { submit, busy };
}
