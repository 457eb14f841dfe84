import { lazyPart } from '../../lib/lazy-part.tsx';

/** What is seen only once somebody has asked for it. */
export const TwoStepDialog = lazyPart(() =>
  import('./TwoStepDialog.tsx').then((m) => m.TwoStepDialog),
);
export const RecoveryCodesDialog = lazyPart(() =>
  import('./RecoveryCodesDialog.tsx').then((m) => m.RecoveryCodesDialog),
);
export const PasskeyNameDialog = lazyPart(() =>
  import('./PasskeyNameDialog.tsx').then((m) => m.PasskeyNameDialog),
);
