import { PLANS, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { Check } from 'lucide-react';

const COMING = [
  'Unlimited images, messages, characters and stories',
  'HD quality',
  'Priority support',
  'Early access to new features',
  'Text to video',
];

export function Pricing() {
  return (
    <section id="pricing" className="site-wrap landing-section" aria-labelledby="pricing-title">
      <div className="pricing">
        <div className="split-words">
          <span className="site-badge">Coming Soon</span>
          <h2 id="pricing-title">{PLANS.pro.name} is on its way</h2>
          <p>
            Start on the {PLANS.free.name} plan with {SIGNUP_TOKENS} tokens and no card. When{' '}
            {PLANS.pro.name} opens it costs ${PLANS.pro.pricePerMonth} a month.
          </p>
          <a className="site-button" data-kind="secondary" href="/subscribe">
            Compare the plans
          </a>
        </div>
        <div>
          <h3>What&rsquo;s coming</h3>
          <ul className="coming">
            {COMING.map((point) => (
              <li key={point}>
                <Check size={18} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
