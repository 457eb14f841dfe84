import { TIMING } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import type { SignUpForm } from '@vesper/core/contract/user';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isConfirmedAdult } from '../../lib/adult.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { signInApi } from '../../data/user/sign-in-api.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast, showToastAfterReload } from '../../lib/toast-store.ts';

const FIELDS = ['email', 'password', 'firstName', 'lastName'] as const;

/** Marks an address that has an account: its field shows the way to sign in. */
export const EXISTS = 'exists';

/** Sends the form. The typed values stay in it whatever happens. */
export function useSignUp({ setError, subscribe }: UseFormReturn<SignUpForm>) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stay = (): void => clearTimeout(leaving.current);
    // Who goes on typing has chosen another way.
    const stopListening = subscribe({ formState: { values: true }, callback: stay });
    return () => {
      stay();
      stopListening();
    };
  }, [subscribe]);

  const submit = async ({ confirmPassword: _, ...body }: SignUpForm): Promise<void> => {
    setBusy(true);
    try {
      await signInApi.signUp(isConfirmedAdult() ? { ...body, adultConfirmed: true } : body);
      showToastAfterReload({ ...TOASTS.signedUp, kind: 'success' });
      location.reload();
    } catch (error) {
      setBusy(false);
      const message = serverMessage(error, TOASTS.signUpFailed.description);
      showToast({ title: TOASTS.signUpFailed.title, description: message, kind: 'failure' });
      for (const field of FIELDS) {
        const issue = fieldIssue(error, field);
        if (issue !== undefined) setError(field, { message: issue }, { shouldFocus: true });
      }
      if (message.includes('already exists')) {
        setError('email', { type: EXISTS, message }, { shouldFocus: true });
        const { email } = body;
        leaving.current = setTimeout(
          () => inBackground(navigate('/signin', { state: { email } })),
          TIMING.redirectAfterExists,
        );
      }
    }
  };

  return { submit, busy };
}
