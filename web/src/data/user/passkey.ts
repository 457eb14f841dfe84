import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { passkeyOptions } from '@vesper/core/contract/account-security';
import { z } from 'zod';
import { request } from '../../lib/request.ts';

/** The server's library made them for the browser's. */
const fits = (value: unknown): boolean => passkeyOptions.safeParse(value).success;
const toMake = z.custom<PublicKeyCredentialCreationOptionsJSON>(fits);
const toUse = z.custom<PublicKeyCredentialRequestOptionsJSON>(fits);

/** Few people have one at hand, so what talks to the browser about them is loaded when it is used. */
const library = () => import('@simplewebauthn/browser');

/**
 * Makes a passkey on this device.
 * @throws Error when nobody unlocks the device, or it has one for this account
 */
export async function makePasskey(): Promise<RegistrationResponseJSON> {
  const optionsJSON = await request(toMake, 'POST', '/api/account/passkeys/options');
  return (await library()).startRegistration({ optionsJSON });
}

/**
 * Shows a passkey of this device.
 * @param path where the server says which ones it takes
 * @throws Error when nobody unlocks the device, or it has none
 */
export async function provePasskey(path: string): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await request(toUse, 'POST', path, { anonymous: true });
  return (await library()).startAuthentication({ optionsJSON });
}
