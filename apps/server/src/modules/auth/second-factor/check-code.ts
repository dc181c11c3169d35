import { fieldProblem } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { admit, forgive } from '../../../platform/limits/public-limit.ts';
import type { Account } from '../account.repository.ts';
import { codeLimit } from '../auth-limits.ts';
import { recordFailedSignIn } from '../devices/failed-sign-in.ts';
import { stepOfCode } from './authenticator/authenticator-code.ts';
import { findAuthenticator, spendStep } from './authenticator/authenticator.repository.ts';
import { readAuthenticatorKey } from './authenticator/authenticator-key.ts';
import type { Proof } from './proof.ts';

export async function checkCode(ctx: Ctx, account: Account, code: string): Promise<Proof> {
  const attempt = { userId: account.id };
  await admit(ctx, codeLimit, attempt);
  const app = await findAuthenticator(ctx.db, account.id);
  const step = app && stepOfCode(await readAuthenticatorKey(ctx, account.id, app), code, ctx.now);
  if (!app || step === null || step === undefined) {
    ctx.log.info('sign-in refused: wrong code');
    await recordFailedSignIn(ctx, { userId: account.id }, 'code');
    throw fieldProblem('code', 'isRight', 'does not match. Wait for the next code and try that one');
  }
  return {
    account,
    method: 'code',
    async spend(tx) {
      if (await spendStep(tx, app.id, step, ctx.now)) return;
      throw fieldProblem('code', 'isUnused', 'has been used already. Wait for the next one');
    },
    forgive: () => forgive(ctx, codeLimit, attempt),
  };
}
