import { AppError, fieldProblem } from '../../../base/app-error.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { admit, forgive } from '../../../platform/limits/public-limit.ts';
import { findAccount, findUsername } from '../account.repository.ts';
import { loginLimit } from '../auth-limits.ts';
import { checkCredentials } from '../login/login.service.ts';

/** Anyone who is signed in and changes how an account is opened shows once more that it is theirs. */
export async function requireOwnPassword(ctx: Ctx, password: string, field: string): Promise<void> {
  const own = await findAccount(ctx.db, actorOf(ctx).id);
  if (!own) throw new AppError('not_signed_in');
  // Counted like a sign-in: a stolen session is no way to guess the password.
  const username = await findUsername(ctx.db, own);
  const attempt = { body: { username } };
  await admit(ctx, loginLimit, attempt);
  await checkCredentials(ctx, username, password).catch((error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'wrong_credentials';
    throw isWrong ? fieldProblem(field, 'isRight', 'is not your current password') : error;
  });
  await forgive(ctx, loginLimit, attempt);
}

/** The step before whatever takes the password in its body. */
export const requirePassword = (ctx: Ctx, { body }: { body: { password: string } }): Promise<void> =>
  requireOwnPassword(ctx, body.password, 'password');
