import type { passkeyAnswer } from '@kathok/contract';
import type { z } from 'zod';
import { fieldProblem } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Account } from '../account.repository.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { spendPasskeyChallenge } from '../second-factor/challenge.repository.ts';

type Answer = z.output<typeof passkeyAnswer>;

/**
 * The answer names the challenge that it signed. It has to be one that we gave (`POST /auth/passkey-options`) and that
 * nobody has answered: whatever comes of it, it is used up.
 */
export async function checkPasskeyOnceMore(ctx: Ctx, account: Account, answer: Answer) {
  const challenge = challengeOf(answer);
  const isOurs = challenge !== null && (await spendPasskeyChallenge(ctx.db, challenge, ctx.now));
  if (!isOurs) throw fieldProblem('passkey', 'isRight', 'took too long. Please try again');
  const asked = { userId: account.id, passkeyChallenge: challenge };
  const { spend, forgive } = await checkPasskey(ctx, asked, answer);
  return { method: 'passkey' as const, spend, forgive };
}

function challengeOf({ response }: Answer): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
