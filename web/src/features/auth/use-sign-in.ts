import { signedInToast, TOASTS } from '@vesper/core/contract/toasts';
import type { SignInRequest } from '@vesper/core/contract/user';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { userApi } from '../../data/user/user-api.ts';
import { showToast, showToastAfterReload } from '../../lib/toast-store.ts';

/** Sends the form. The typed values stay in it whatever happens. */
export function useSignIn(setError: UseFormSetError<SignInRequest>) {
  const [busy, setBusy] = useState(false);

  const submit = async (values: SignInRequest): Promise<void> => {
    setBusy(true);
    try {
      const { tokens } = await userApi.signIn(values);
      showToastAfterReload({ ...signedInToast(tokens), kind: 'success' });
      location.reload();
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
