import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** The seconds that one waits, while one waits. */
export function TrialClock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - start) / 1_000), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <chakra.span
      role="timer"
      textStyle="caption"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {seconds.toFixed(1)} s
    </chakra.span>
  );
}
