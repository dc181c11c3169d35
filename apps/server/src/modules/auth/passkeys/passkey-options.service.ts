import type { auth, InputOf, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hashSecretToken } from '../sessions/secret-token.ts';
import { beginSignIn } from '../second-factor/ask-second-factor.ts';
import { setPasskeyChallenge } from '../second-factor/challenge.repository.ts';
import { findPasskeys } from './passkey.repository.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

type Options = typeof auth.passkeyOptions;

/** The same answer whether anybody has a passkey or not, unless the password was right before. */
export async function passkeyOptions(ctx: Ctx, { body }: InputOf<Options>): Promise<ResponseOf<Options>> {
  const { id: rpID } = requireRelyingParty(ctx);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: 120_000,
  });
  const { challenge: toSign } = options;
  const request = { challenge: toSign, rpId: rpID, timeout: 120_000, userVerification: 'required' as const };
  if (body.challenge === undefined)
    return { challenge: await beginSignIn(ctx, null, toSign), options: request };

  const asked = await setPasskeyChallenge(ctx.db, hashSecretToken(body.challenge), toSign, ctx.now);
  if (!asked?.userId) throw new AppError('sign_in_expired');
  const passkeys = await findPasskeys(ctx.db, asked.userId);
  const allowCredentials = passkeys.map(({ credentialId: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports,
  }));
  return { challenge: body.challenge, options: { ...request, allowCredentials } };
}

export function requireRelyingParty({ baseUrl }: Ctx): RelyingParty {
  const party = relyingPartyOf(baseUrl);
  if (!party) {
    const detail = `Passkeys need an address with a name and HTTPS. They cannot work at ${baseUrl}.`;
    throw new AppError('wrong_state', { detail });
  }
  return party;
}
