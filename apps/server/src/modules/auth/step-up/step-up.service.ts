import type { auth, InputOf, ResponseOf, StepUpWay } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { lifetimes } from '../../../base/lifetimes.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import type { StepUpCheck } from '../../../platform/step-up-check.ts';
import { type Account, findAccount } from '../account.repository.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { hashSecretToken, newSecretToken } from '../sessions/secret-token.ts';
import { findSessionStart } from '../sessions/session.repository.ts';
import { checkPasskeyOnceMore } from './check-passkey-once-more.ts';
import { hasJustLoggedIn } from './just-shown.ts';
import { hasStepUpProof, insertStepUpProof } from './step-up-proof.repository.ts';

type StepUp = typeof auth.stepUp;

/** Which way it was, and what has to be used up so that nobody shows the same thing twice. */
interface Shown {
  method: StepUpWay;
  spend(tx: Parameters<Parameters<typeof inTransaction>[1]>[0]): Promise<void>;
  forgive(): Promise<void>;
}

/** Counted and answered as when logging in: a stolen session is no way to guess a password. */
export async function checkStepUp(ctx: Ctx, { body }: InputOf<StepUp>): Promise<Shown> {
  const account = orNotFound(await findAccount(ctx.db, actorOf(ctx).id));
  if (body.code !== undefined) return { ...(await checkCode(ctx, account, body.code)), method: 'code' };
  if (body.passkey) return checkPasskeyOnceMore(ctx, account, body.passkey);
  await requireOwnPassword(ctx, body.password ?? '', 'password');
  return { method: 'password', spend: async () => {}, forgive: async () => {} };
}

/** The proof is kept as a hash, for this session alone, and serves every act until it ends. */
export async function stepUp(ctx: Ctx, _input: InputOf<StepUp>, shown: Shown): Promise<ResponseOf<StepUp>> {
  const { id: entityId, name: label, sessionId } = actorOf(ctx);
  const proof = newSecretToken();
  const expiresAt = new Date(ctx.now.getTime() + lifetimes.stepUp);
  await inTransaction(ctx, async (tx) => {
    await shown.spend(tx);
    await insertStepUpProof(tx, {
      tokenHash: hashSecretToken(proof),
      sessionId,
      createdAt: ctx.now,
      expiresAt,
    });
    const after = { method: shown.method };
    await ctx.audit(tx, { action: 'step_up', entity: 'User', entityId, label, after });
  });
  await shown.forgive();
  return { proof, expiresAt: expiresAt.toISOString() };
}

/** What `serve` asks before an act that matters. */
export const stepUpProofs: Pick<StepUpCheck, 'isShown' | 'waysOf'> = {
  async isShown(db, { sessionId }, proof, now) {
    if (hasJustLoggedIn(await findSessionStart(db, sessionId), now)) return true;
    if (proof === undefined) return false;
    return hasStepUpProof(db, { tokenHash: hashSecretToken(proof), sessionId }, now);
  },
  async waysOf(db, { id }) {
    const account = await findAccount(db, id);
    if (!account) throw new AppError('not_signed_in');
    return waysOfAccount(account);
  },
};

function waysOfAccount({ passwordHash, hasAuthenticator, hasPasskey }: Account): StepUpWay[] {
  return [
    ...(passwordHash === null ? [] : (['password'] as const)),
    ...(hasAuthenticator ? (['code'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
}
