import { BRAND } from '@vesper/core/contract/brand';
import { TIMING } from '@vesper/core/contract/limits';
import { useEffect, useState } from 'react';
import { remaining } from './countdown.ts';
import { CommunityLink } from './CommunityLink.tsx';
import { EnterLink } from './EnterLink.tsx';
import { LAUNCH_AT } from './launch-time.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The time now, each second; undefined until the page is alive, so that it can be prerendered. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, TIMING.countdownTick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

export function Launch() {
  const now = useNow();
  const left = now === undefined ? undefined : remaining(LAUNCH_AT, now);
  const live = now !== undefined && left === undefined;
  return (
    <section id="about" className="site-wrap landing-section" aria-labelledby="launch">
      <div className="launch">
        <h2 id="launch">
          {live ? 'We are live' : `${BRAND.name} opens on ${day.format(LAUNCH_AT)}`}
        </h2>
        <p>
          {BRAND.name} is a small place for the end of the day: somebody to talk to, pictures to
          think up, and nobody looking over your shoulder. It is for adults, it says when a machine
          speaks, and it keeps what is yours yours.
        </p>
        {!live && (
          <dl className="countdown" role="timer" aria-label="Time until launch">
            {UNITS.map((unit) => (
              <div key={unit}>
                <dd>{left === undefined ? '–' : String(left[unit]).padStart(2, '0')}</dd>
                <dt>{unit}</dt>
              </div>
            ))}
          </dl>
        )}
        <div className="hero-ways">
          <CommunityLink />
          <EnterLink href="/signup" size="lg">
            Get Started
          </EnterLink>
        </div>
      </div>
    </section>
  );
}
