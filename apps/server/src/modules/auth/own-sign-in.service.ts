import type { OwnSignInMethods } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { findAccount } from './account.repository.ts';
import { toPasskey } from './passkeys/own-passkeys.service.ts';
import { findPasskeys } from './passkeys/passkey.repository.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { findAuthenticator } from './second-factor/authenticator/authenticator.repository.ts';
import { countRecoveryCodes } from './second-factor/recovery-codes/recovery-code.repository.ts';

/** How somebody signs in, as far as the screen has to know it. */
export async function getOwnSignIn(ctx: Ctx): Promise<OwnSignInMethods> {
  const { id } = actorOf(ctx);
  const account = orNotFound(await findAccount(ctx.db, id));
  const app = await findAuthenticator(ctx.db, id);
  const { total, left } = await countRecoveryCodes(ctx.db, id);
  const isStaff = account.roleType === 'admin';
  return {
    authenticatorApp: app?.confirmedAt
      ? { since: app.confirmedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null }
      : null,
    passkeys: (await findPasskeys(ctx.db, id)).map(toPasskey),
    recoveryCodes: total > 0 ? { total, left } : null,
    mayUseAuthenticatorApp: isStaff,
    isRequired: isStaff && account.requiresSecondFactor,
    passkeyAddress: relyingPartyOf(ctx.baseUrl)?.origin ?? null,
  };
}
