import type { UserView } from '../contract/user.ts';
import { MATURE_PICTURES_AT_FIRST } from '../contract/maturity.ts';
import type { RefillRule } from '../contract/refill.ts';
import type { Account } from '../accounts/account.ts';
import { isSuspended } from '../accounts/suspension.ts';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { presentCheck } from './picture-check.ts';

/** For clients that know of no other rule: they promise what lacks to it, which is true of no other. */
const filledUpDaily = ({ every, tokens, cap }: RefillRule): number =>
  every === 'day' && tokens >= cap ? cap : 0;

const timeOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

function suspensionOf(user: Account, now: Date): UserView['suspension'] {
  const { suspension } = user;
  if (!suspension || !isSuspended(user, now)) return null;
  return { until: timeOf(suspension.until), reason: suspension.reason };
}

function assuranceOf({ ageAssurance }: Account): UserView['ageAssurance'] {
  if (!ageAssurance) return null;
  const { method, provider, assertion, at, expires } = ageAssurance;
  return { method, provider, assertion, at: at.toISOString(), expires: expires.toISOString() };
}

/** What they want to meet of others, and how. */
function tastesOf({ hiddenTags, maturePictures }: Account) {
  return {
    hiddenTags: [...(hiddenTags ?? [])],
    maturePictures: maturePictures ?? MATURE_PICTURES_AT_FIRST,
  };
}

interface PresenterContext {
  clock: Clock;
  ledger: Pick<Ledger, 'refillOf'>;
}

/** An account as its owner sees it: nothing of the password, holds or ledger. */
export function presentUser(user: Account, { clock, ledger }: PresenterContext): UserView {
  const refill = ledger.refillOf(user.plan);
  return {
    id: user._id.toHexString(),
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profileImageUrl: user.ownImageUrl ?? user.profileImageUrl ?? null,
    ...presentCheck(user.pictureCheck),
    tokens: user.tokens,
    debt: user.debt,
    plan: user.plan,
    refill: refill?.rule ?? null,
    dailyTokens: refill ? filledUpDaily(refill.rule) : 0,
    nextTokensAt: refill?.next.toISOString() ?? null,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    adultConfirmedAt: timeOf(user.adultConfirmedAt),
    welcomedAt: timeOf(user.welcomedAt),
    ageAssurance: assuranceOf(user),
    lockedAt: timeOf(user.lockedAt),
    suspension: suspensionOf(user, clock.now()),
    ...tastesOf(user),
    emailVerifiedAt: timeOf(user.emailVerifiedAt),
  };
}
