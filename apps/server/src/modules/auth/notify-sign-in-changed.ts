import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Account } from './account.repository.ts';
import type { SignInChange } from './words.en.ts';
import { wordsIn } from './words.ts';

/** Somebody who did not do it themself has to learn of it, where they can be told. */
export async function notifySignInChanged(
  ctx: Ctx,
  tx: Tx,
  { name, email }: Pick<Account, 'name' | 'email'>,
  change: SignInChange,
): Promise<void> {
  if (email === null) return;
  const message = wordsIn(ctx.language).signInChanged(name, change, `${ctx.baseUrl}/user/sign-in`);
  await ctx.mail.send(tx, { kind: 'sign_in_changed', recipient: email, ...message });
}
