import type { IdentityView, PasskeyView } from '../contract/account-security.ts';
import type { IdentityDocument } from '../models/identity.ts';
import type { PasskeyDocument } from '../models/passkey.ts';

interface Dated {
  createdAt: Date;
  lastUsedAt?: Date | null | undefined;
}

const timesOf = ({ createdAt, lastUsedAt }: Dated) => ({
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export function presentPasskey(passkey: PasskeyDocument): PasskeyView {
  const { id, name, isSynced } = passkey;
  return { id, name, isSynced, ...timesOf(passkey) };
}

export function presentIdentity(identity: IdentityDocument): IdentityView {
  return { id: identity.id, email: identity.email ?? null, ...timesOf(identity) };
}
