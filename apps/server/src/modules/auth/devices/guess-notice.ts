import { takesSms } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { mayStrangerSend } from '../../../platform/limits/stranger-messages.ts';
import { findAccount } from '../account.repository.ts';
import { words } from '../words.en.ts';

export const tellOfGuessesJob = 'tell_of_guesses';

/** What somebody tries out: the password, or what is asked for after it. */
export type Guessed = 'password' | 'second_step';

/** Tells the owner of an account, once a day, that somebody tries to get in. Nobody has the account where a name was made up. */
export async function tellOfGuesses(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const { userId, guessed } = payload as { userId: string | null; guessed: Guessed };
  const account = userId === null ? undefined : await findAccount(ctx.db, userId);
  if (!account || account.status !== 'active') return;
  const { name, email, phone, memberId } = account;
  const link = `${ctx.baseUrl}/user/sign-in`;
  await inTransaction(ctx, async (tx) => {
    const recipient = email ?? (memberId && phone && takesSms(phone) ? phone : null);
    if (recipient === null) return;
    const to =
      email === null
        ? ({
            channel: 'sms',
            recipient,
            memberId: memberId ?? '',
            ...words.bySms.guesses[guessed](link),
          } as const)
        : { recipient, ...words.guesses[guessed](name, link) };
    if ((await mayStrangerSend(ctx, tx, to)) === 'no') return;
    await ctx.mail.send(tx, { kind: 'sign_in_guessed', ...to });
  });
}
