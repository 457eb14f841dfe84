import { Identity, type IdentityDocument } from '@vesper/core/models/identity';
import { Passkey, type PasskeyDocument } from '@vesper/core/models/passkey';
import { can } from '@vesper/core/policies/way-in';
import { resource } from './resource.ts';

export const passkeys = resource({
  name: 'passkey',
  find: async (id): Promise<PasskeyDocument | null> => Passkey.findById(id),
  can,
});

export const identities = resource({
  name: 'identity',
  find: async (id): Promise<IdentityDocument | null> => Identity.findById(id),
  can,
});
