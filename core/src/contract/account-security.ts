import { z } from 'zod';
import { id, time } from './common.ts';
import { LIMITS } from './limits.ts';

/** Bytes as browsers write them for passkeys. */
const bytes = z
  .string()
  .max(LIMITS.passkeyBytes)
  .regex(/^[\w-]+$/);

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};

/** The answer of a browser that was asked to make a passkey: `RegistrationResponseJSON`. */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** The answer of a browser that was asked to use a passkey: `AuthenticationResponseJSON`. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;

/** Passed to the browser's `navigator.credentials` as it is; it holds a challenge for one use. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const passkeyName = z
  .string()
  .trim()
  .min(1, 'Give it a name that you will know it by.')
  .max(LIMITS.passkeyNameMax, `A name has at most ${LIMITS.passkeyNameMax} characters.`);

export const passkeyView = z.object({
  id,
  name: z.string(),
  /** True when its maker keeps it on several devices. */
  isSynced: z.boolean(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const addPasskeyRequest = z.strictObject({ name: passkeyName, passkey: madePasskey });
export const renamePasskeyRequest = z.strictObject({ name: passkeyName });

/** A code of an authenticator, or one of those for the case that it is lost. */
const code = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^[0-9a-z]{6,20}$/, 'Enter the code as it is shown.'));

export const codeRequest = z.strictObject({ code });

/** What an authenticator needs to make codes; shown once. */
export const twoStepSetup = z.object({
  /** To be typed where no picture can be taken. */
  secret: z.string(),
  uri: z.string(),
  /** The same as a picture, SVG. */
  qr: z.string(),
});
export type TwoStepSetup = z.infer<typeof twoStepSetup>;

/** Codes for the case that the authenticator is lost, each for one use; shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const identityView = z.object({
  id,
  /** The address that the provider told when it was linked. */
  email: z.string().nullable(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});
export type IdentityView = z.infer<typeof identityView>;

/** All ways into an account. */
export const securityView = z.object({
  hasPassword: z.boolean(),
  twoStep: z.object({
    isOn: z.boolean(),
    /** False where nothing can be kept for it, as the operator set no `SECRETS_KEY`. */
    isOffered: z.boolean(),
    codesLeft: z.int().nonnegative(),
  }),
  passkeys: z.array(passkeyView),
  /** The operator's sign-in service; null without one. */
  provider: z.object({ name: z.string() }).nullable(),
  identities: z.array(identityView),
});
export type SecurityView = z.infer<typeof securityView>;

/** The answer to a right password where a code is asked for as well. */
export const secondStepView = z.object({ ticket: z.string() });

export const secondStepRequest = z.strictObject({ ticket: z.string().max(100), code });

export const passkeySignInRequest = z.strictObject({ passkey: passkeyProof });

/** Shows that it is still the same person: by one of the three. */
export const stepUpRequest = z
  .strictObject({
    password: z.string().min(1).max(LIMITS.passwordMax).optional(),
    code: code.optional(),
    passkey: passkeyProof.optional(),
  })
  .refine((given) => Object.keys(given).length === 1, 'Give a password, a code or a passkey.');

/** An address of the operator's sign-in service, to which the browser goes. */
export const providerAddress = z.object({ url: z.url() });

/** What the sign-in service told of somebody who has no account yet. */
export const newcomerView = z.object({ provider: z.string(), email: z.string() });
export type NewcomerView = z.infer<typeof newcomerView>;

/** Nobody gets an account without saying this, whoever knows them. */
export const newcomerRequest = z.strictObject({ adultConfirmed: z.literal(true) });
