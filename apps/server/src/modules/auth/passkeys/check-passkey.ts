import type { passkeyAnswer } from '@kathok/contract';
import type { z } from 'zod';
import { fieldProblem } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findAccount } from '../account.repository.ts';
import type { Proof } from '../second-factor/proof.ts';
import { findPasskey, type StoredPasskey, usePasskey } from './passkey.repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { loadWebauthn, whyRefused } from './webauthn.ts';

type Answer = z.output<typeof passkeyAnswer>;

interface PasskeyRequest {
  /** Whose passkey it has to be; null where it tells that itself. */
  userId: string | null;
  passkeyChallenge: string | null;
}

export async function checkPasskey(ctx: Ctx, asked: PasskeyRequest, answer: Answer): Promise<Proof> {
  const passkey = await findPasskey(ctx.db, answer.id);
  const isExpected = passkey && (asked.userId === null || asked.userId === passkey.userId);
  const account = isExpected && (await findAccount(ctx.db, passkey.userId));
  const counter = account && (await verifiedCounter(ctx, passkey, asked.passkeyChallenge, answer));
  if (!account || counter === null || account.status !== 'active') {
    ctx.log.info('sign-in refused: passkey');
    throw fieldProblem('passkey', 'isRight', 'does not open an account here');
  }
  return {
    account,
    method: 'passkey',
    async spend(tx) {
      if (await usePasskey(tx, passkey, counter as number, ctx.now)) return;
      throw fieldProblem('passkey', 'isRight', 'could not be checked. Please try again');
    },
    forgive: async () => {},
  };
}

/** What the authenticator counts now, or null where the answer is not from it, for us, for this very challenge. */
async function verifiedCounter(
  ctx: Ctx,
  passkey: StoredPasskey,
  expectedChallenge: string | null,
  answer: Answer,
): Promise<number | null> {
  const party = relyingPartyOf(ctx.baseUrl);
  const { userHandle } = answer.response;
  const isOwners = userHandle === undefined || userHandle === userHandleOf(passkey.userId);
  if (!party || expectedChallenge === null || !isOwners) return null;
  const { userHandle: _checked, ...response } = answer.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws whatever does not fit, also a counter that went back.
    ctx.log.info({ reason: whyRefused(error) }, 'a passkey was not accepted');
    return null;
  }
}

/** What an authenticator keeps of the owner: a number that says nothing about the person. */
const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
