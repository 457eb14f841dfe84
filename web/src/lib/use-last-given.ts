import { useState } from 'react';

/** The value, or the one before once it is null: a dialog keeps its words while it closes. */
export function useLastGiven<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
