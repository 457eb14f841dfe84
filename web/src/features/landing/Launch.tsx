import { BRAND } from '@vesper/core/contract/brand';
import { TIMING } from '@vesper/core/contract/limits';
import { useEffect, useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { remaining } from './countdown.ts';
import { CommunityLink } from './CommunityLink.tsx';
import { EnterLink } from './EnterLink.tsx';
import { readLaunchTime } from './launch-time.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface Countdown {
  launch: number;
  now: number;
}

/** The launch and the time now, each second; undefined until the page is alive and has asked. */
function useCountdown(): Countdown | undefined {
  const [countdown, setCountdown] = useState<Countdown>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    const begin = async (): Promise<void> => {
      const launch = await readLaunchTime();
      const tick = (): void => setCountdown({ launch, now: Date.now() });
      if (left) return;
      tick();
      timer = setInterval(tick, TIMING.countdownTick);
    };
    inBackground(begin());
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return countdown;
}

/** The prerendered page names no day: one that has passed would be read as one to come. */
export function Launch() {
  const countdown = useCountdown();
  const left = countdown && remaining(countdown.launch, countdown.now);
  return (
    <section id="about" className="site-wrap landing-section" aria-labelledby="launch">
      <div className="launch">
        <h2 id="launch">
          {left ? `${BRAND.name} opens on ${day.format(countdown.launch)}` : 'We are live'}
        </h2>
        <p>
          {BRAND.name} is a small place for the end of the day: somebody to talk to, pictures to
          think up, and nobody looking over your shoulder. It is for adults, it says when a machine
          speaks, and it keeps what is yours yours.
        </p>
        {left && (
          <dl className="countdown" role="timer" aria-label="Time until launch">
            {UNITS.map((unit) => (
              <div key={unit}>
                <dd>{String(left[unit]).padStart(2, '0')}</dd>
                <dt>{unit}</dt>
              </div>
            ))}
          </dl>
        )}
        <div className="hero-ways">
          <EnterLink href="/signup" size="lg">
            Get Started
          </EnterLink>
          <CommunityLink />
        </div>
      </div>
    </section>
  );
}
