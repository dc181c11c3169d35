import type { auth, ownSignIn, ResponseOf } from '@kathok/contract';
import { call } from '../api.ts';
import { passkeyOptionsCall } from './sign-in-calls.ts';

type CreationOptions = ResponseOf<typeof ownSignIn.beginPasskey>['options'];

/** The device did not make or use a passkey: cancelled, too late, or none there. */
export class PasskeyRefused extends Error {}

/** Browsers know passkeys on secure addresses that have a name only. */
export const knowsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

/** The library is loaded when it is used. */
const library = () => import('@simplewebauthn/browser');

/** Asks the device for a passkey; with the challenge of a sign-in, for one of that account. */
export async function askForPasskey(challenge?: string) {
  const begun: ResponseOf<typeof auth.passkeyOptions> = await call(passkeyOptionsCall, {
    body: challenge === undefined ? {} : { challenge },
  });
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: begun.options as never }).catch(refuse);
  const { id, rawId, response } = answer;
  return { challenge: begun.challenge, passkey: { id, rawId, type: 'public-key' as const, response } };
}

/** Asks the device to make a passkey. */
export async function makePasskey(options: CreationOptions) {
  const { startRegistration } = await library();
  const answer = await startRegistration({ optionsJSON: options as never }).catch(refuse);
  const { id, rawId, response } = answer;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** The person chose another way: the device need not ask any longer. */
export async function stopAsking(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

function refuse(cause: unknown): never {
  throw new PasskeyRefused('The device did not use a passkey.', { cause });
}
