import type { InputOf, members, ResponseOf } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction, requireOwnOr } from '../../../platform/context.ts';
import {
  auditedMember,
  lockMember,
  lockMemberEvenRemoved,
  type MemberRecord,
  updateMemberRow,
} from '../member.repository.ts';
import { words } from '../words.en.ts';
import { memberOfToken, unsubscribeSecret } from './unsubscribe-token.ts';

type Members = typeof members;

/** By staff, who were told on the phone, or by the member. */
export function setMessageChoice(
  ctx: Ctx,
  { params, body }: InputOf<Members['setMessageChoice']>,
): Promise<ResponseOf<Members['setMessageChoice']>> {
  requireOwnOr(ctx, 'update', params.id);
  return inTransaction(ctx, async (tx) =>
    choose(tx, ctx, orNotFound(await lockMember(tx, params.id)), body.isOptedOut),
  );
}

/** By the link in a message. The answer is the same whether or not anything changed, and tells nothing about the member. */
export function unsubscribe(
  ctx: Ctx,
  { body: { token, isOptedOut } }: InputOf<Members['unsubscribe']>,
): Promise<ResponseOf<Members['unsubscribe']>> {
  return inTransaction(ctx, async (tx) => {
    const id = memberOfToken(await unsubscribeSecret(tx), token);
    const member = id && (await lockMemberNow(tx, id));
    if (!member) throw fieldProblem('token', 'isValid', words.unknownUnsubscribe);
    return choose(tx, ctx, member, isOptedOut);
  });
}

/** The member somebody is now: the one they were merged into, if they were. */
async function lockMemberNow(tx: Tx, id: string): Promise<MemberRecord | undefined> {
  const member = await lockMemberEvenRemoved(tx, id);
  return member?.mergedInto ? lockMemberEvenRemoved(tx, member.mergedInto) : member;
}

async function choose(tx: Tx, ctx: Ctx, member: MemberRecord, isOptedOut: boolean) {
  if (member.isOptedOut !== isOptedOut) {
    await updateMemberRow(tx, member.id, { isOptedOut }, ctx.now);
    const [before, after] = [{ isOptedOut: member.isOptedOut }, { isOptedOut }];
    await ctx.audit(tx, { action: 'update', ...auditedMember(member), before, after });
  }
  return { isOptedOut };
}
