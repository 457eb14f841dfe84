import { useState } from 'react';
import { Navigate } from 'react-router';
import { takeReturnPath } from '../lib/return-path.ts';

/** The sign-in screens once somebody is signed in: on to where they wanted to go. */
export function ReturnToPath() {
  const [path] = useState(takeReturnPath);
  return <Navigate to={path} replace />;
}
