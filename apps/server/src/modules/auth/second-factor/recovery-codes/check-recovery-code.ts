import { fieldProblem } from '../../../../base/app-error.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { admit, forgive } from '../../../../platform/limits/public-limit.ts';
import type { Account } from '../../account.repository.ts';
import { recoveryCodeLimit } from '../../auth-limits.ts';
import { recordFailedSignIn } from '../../devices/failed-sign-in.ts';
import { wordsIn } from '../../words.ts';
import type { Proof } from '../proof.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { countRecoveryCodes, hasUnusedRecoveryCode, spendRecoveryCode } from './recovery-code.repository.ts';

/** The code is looked up by its hash, so there is nothing that a comparison could tell by its time. */
export async function checkRecoveryCode(ctx: Ctx, account: Account, typed: string): Promise<Proof> {
  const attempt = { userId: account.id };
  await admit(ctx, recoveryCodeLimit, attempt);
  const codeHash = hashRecoveryCode(account.id, typed);
  if (!(await hasUnusedRecoveryCode(ctx.db, account.id, codeHash))) {
    ctx.log.info('sign-in refused: wrong recovery code');
    await recordFailedSignIn(ctx, { userId: account.id }, 'recovery_code');
    throw wrongCode();
  }
  return {
    account,
    method: 'recovery_code',
    async spend(tx) {
      // Somebody else may have been faster.
      if (!(await spendRecoveryCode(tx, account.id, codeHash, ctx.now))) throw wrongCode();
      if (!account.email) return;
      const { left } = await countRecoveryCodes(tx, account.id);
      const link = `${ctx.baseUrl}/user/sign-in`;
      const message = wordsIn(ctx.language).recoveryCodeUsed(account.name, left, link);
      await ctx.mail.send(tx, { kind: 'recovery_code_used', recipient: account.email, ...message });
    },
    forgive: () => forgive(ctx, recoveryCodeLimit, attempt),
  };
}

const wrongCode = () => fieldProblem('recoveryCode', 'isRight', 'is not one of your unused recovery codes');
