import { useEffect } from 'react';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { leaveToLogin } from './unauthorized.ts';

/** An app screen without a session. */
export function LoginRedirect() {
  useEffect(leaveToLogin, []);
  return <FullScreenSpinner />;
}
