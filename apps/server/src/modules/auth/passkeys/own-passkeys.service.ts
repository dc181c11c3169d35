import { type InputOf, mostPasskeys, type ownSignIn, type Passkey, type ResponseOf } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { lockAccount } from '../account.repository.ts';
import { signOutOthers } from '../devices/sign-out-others.ts';
import { insertChallenge, spendChallenge, takeChallengeTry } from '../second-factor/challenge.repository.ts';
import { firstRecoveryCodes } from '../second-factor/recovery-codes/own-recovery-codes.service.ts';
import { requireFactorLeft } from '../second-factor/require-factor-left.ts';
import { hashSecretToken, newSecretToken } from '../sessions/secret-token.ts';
import { notifySignInChanged } from '../notify-sign-in-changed.ts';
import { requireRelyingParty } from './passkey-options.service.ts';
import { findPasskeys, insertPasskey, removePasskeyRow, renamePasskeyRow } from './passkey.repository.ts';
import { loadWebauthn, whyRefused } from './webauthn.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

type Own = typeof ownSignIn;

/** The password was checked by the step before. */
export async function beginPasskey(ctx: Ctx): Promise<ResponseOf<Own['beginPasskey']>> {
  const { id: userId, name } = actorOf(ctx);
  const { id: rpID } = requireRelyingParty(ctx);
  const known = await findPasskeys(ctx.db, userId);
  if (known.length >= mostPasskeys) throw tooMany();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Kathok Membership',
    rpID,
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    timeout: lifetimes.newPasskeyChallenge,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const token = newSecretToken();
  await insertChallenge(ctx.db, {
    tokenHash: hashSecretToken(token),
    purpose: 'add_passkey',
    userId,
    passkeyChallenge: options.challenge,
    triesLeft: 3,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifetimes.newPasskeyChallenge),
  });
  return { challenge: token, options } as ResponseOf<Own['beginPasskey']>;
}

interface MadePasskey {
  tokenHash: string;
  credential: { credentialId: string; publicKey: string; counter: number; transports: string[] };
}

export async function checkNewPasskey(ctx: Ctx, { body }: InputOf<Own['addPasskey']>): Promise<MadePasskey> {
  const party = requireRelyingParty(ctx);
  const tokenHash = hashSecretToken(body.challenge);
  const begun = await takeChallengeTry(ctx.db, tokenHash, 'add_passkey', ctx.now);
  if (!begun?.passkeyChallenge || begun.userId !== actorOf(ctx).id) {
    throw new AppError('wrong_state', { detail: 'This took too long. Please start again.' });
  }
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...body.passkey, clientExtensionResults: {} },
    expectedChallenge: begun.passkeyChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ reason: whyRefused(error) }, 'a new passkey was not accepted');
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) throw fieldProblem('passkey', 'isRight', 'could not be checked. Please try again');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const { transports = [] } = body.passkey.response;
  const key = Buffer.from(publicKey).toString('base64url');
  return { tokenHash, credential: { credentialId, publicKey: key, counter, transports } };
}

export function addPasskey(
  ctx: Ctx,
  { body }: InputOf<Own['addPasskey']>,
  { tokenHash, credential }: MadePasskey,
): Promise<ResponseOf<Own['addPasskey']>> {
  const { id: userId, name: label, sessionId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, userId));
    if (!(await spendChallenge(tx, tokenHash))) throw new AppError('wrong_state');
    // Others were opened by the password alone.
    await signOutOthers(tx, { userId, sessionId }, ctx.now);
    if ((await findPasskeys(tx, userId)).length >= mostPasskeys) throw tooMany();
    const row = { userId, name: body.name, ...credential, createdAt: ctx.now };
    const added = await insertPasskey(tx, row);
    const recoveryCodes = await firstRecoveryCodes(ctx, tx, account);
    const after = { name: body.name };
    await ctx.audit(tx, { action: 'add_passkey', entity: 'User', entityId: userId, label, after });
    await notifySignInChanged(ctx, tx, account, { kind: 'passkeyAdded', passkey: body.name });
    return { passkey: toPasskey(added), recoveryCodes };
  });
}

export function renamePasskey(ctx: Ctx, { params, body }: InputOf<Own['renamePasskey']>): Promise<Passkey> {
  const { id: userId, name: label } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const renamed = orNotFound(await renamePasskeyRow(tx, params.id, userId, body.name));
    const after = { name: body.name };
    await ctx.audit(tx, { action: 'rename_passkey', entity: 'User', entityId: userId, label, after });
    return toPasskey(renamed);
  });
}

export async function removePasskey(ctx: Ctx, { params }: InputOf<Own['removePasskey']>): Promise<void> {
  const { id: userId, name: label } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, userId));
    const before = orNotFound(await removePasskeyRow(tx, params.id, userId));
    await requireFactorLeft(tx, account);
    await ctx.audit(tx, { action: 'remove_passkey', entity: 'User', entityId: userId, label, before });
    await notifySignInChanged(ctx, tx, account, { kind: 'passkeyRemoved', passkey: before.name });
  });
}

interface ShownPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: ShownPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () =>
  new AppError('wrong_state', {
    detail: `You can have at most ${mostPasskeys} passkeys. Remove one you no longer use.`,
  });
