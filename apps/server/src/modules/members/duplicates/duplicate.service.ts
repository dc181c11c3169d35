import { dayOf, type InputOf, type members, type ResponseOf, toPage } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { auditedMember, findMember, findMembersById } from '../member.repository.ts';
import { toMemberRow } from '../present-member.ts';
import { findPairs, insertDifference } from './duplicate.repository.ts';
import { inWords } from './reasons.ts';
import { words } from '../words.en.ts';
import { findSimilar } from './similar.repository.ts';

type Members = typeof members;

export async function listDuplicates(
  ctx: Ctx,
  { query }: InputOf<Members['duplicates']>,
): Promise<ResponseOf<Members['duplicates']>> {
  const { pairs, total } = await findPairs(ctx.db, query);
  const rowOf = await rowsById(
    ctx,
    pairs.flatMap(({ first, second }) => [first, second]),
  );
  const data = pairs.flatMap(({ first, second, reasons, score }) => {
    const [a, b] = [rowOf.get(first), rowOf.get(second)];
    return a && b ? [{ first: a, second: b, reasons: inWords(reasons), score }] : [];
  });
  return toPage(data, total, query);
}

/** Staff have looked at both: they are not asked about again. */
export async function tellApart(ctx: Ctx, { params, body }: InputOf<Members['tellApart']>): Promise<void> {
  if (params.id === body.otherId) throw fieldProblem('otherId', 'isOther', words.isSame);
  await inTransaction(ctx, async (tx) => {
    const [one, other] = [await findMember(tx, params.id), await findMember(tx, body.otherId)].map(
      orNotFound,
    );
    const [firstId = '', secondId = ''] = [params.id, body.otherId].toSorted();
    const pair = { firstId, secondId, saidBy: actorOf(ctx).id, saidAt: ctx.now };
    if (!one || !other || !(await insertDifference(tx, pair))) return;
    const after = { otherId: other.id, other: other.membershipCode };
    await ctx.audit(tx, { action: 'tell_apart', ...auditedMember(one), after });
  });
}

/** For a warning while somebody is typing: nothing is refused. */
export async function listSimilar(
  ctx: Ctx,
  { body }: InputOf<Members['similar']>,
): Promise<ResponseOf<Members['similar']>> {
  const found = await findSimilar(ctx.db, body);
  const rowOf = await rowsById(
    ctx,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, reasons }) => {
    const member = rowOf.get(id);
    return member ? [{ member, reasons: inWords(reasons) }] : [];
  });
}

async function rowsById(ctx: Ctx, ids: string[]) {
  const today = dayOf(ctx.now);
  const rows = await findMembersById(ctx.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toMemberRow(row, today)]));
}
