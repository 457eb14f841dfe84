import { useState } from 'react';
import { Navigate } from 'react-router';
import { takePlace } from '../lib/place.ts';

/** The sign-in screens once somebody is signed in: on to where they wanted to go. */
export function ReturnToPlace() {
  const [place] = useState(takePlace);
  return <Navigate to={place} replace />;
}
