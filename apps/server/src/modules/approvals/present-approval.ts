import { type Ability, type Approval, formatAmount, isAllowed } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { type ApprovalRecord, findStaff, type ShownRow } from './approval.repository.ts';
import { type Hold, rightOf } from './hold.ts';

export type Holds = ReadonlyMap<string, Hold>;

/** Who must not decide: the person who asked, and everybody who had to do with it before. */
export const isPartOf = ({ askedBy, tookPart }: Pick<ApprovalRecord, 'askedBy' | 'tookPart'>, id: string) =>
  askedBy === id || tookPart.includes(id);

/** Whether somebody holds the right of the act; a call that this program no longer knows is nobody's. */
export function holdsRight(hold: Hold | undefined, ability: Ability): boolean {
  if (!hold) return false;
  const { action, subjects } = rightOf(hold.endpoint);
  return isAllowed(ability, action, ...subjects);
}

/** Shows them with those who may decide, who are asked for once. */
export async function approvalPresenter(
  db: Db | Tx,
  ctx: Ctx,
  holds: Holds,
): Promise<(row: ShownRow) => Approval> {
  const staff = await findStaff(db);
  const { id: self } = actorOf(ctx);
  return (row) => {
    const isWaiting = row.state === 'waiting';
    const able = isWaiting
      ? staff.filter(({ id, rights }) => !isPartOf(row, id) && holdsRight(holds.get(row.call), rights))
      : [];
    return {
      id: row.id,
      act: row.act,
      entity: row.entity as Approval['entity'],
      entityId: row.entityId,
      label: row.label,
      amount: row.amount === null ? null : formatAmount(row.amount),
      currency: row.currency,
      changes: row.changes,
      reason: row.reason,
      askedBy: { id: row.askedBy, name: row.askerName },
      askedAt: row.askedAt.toISOString(),
      state: row.state,
      decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.deciderName ?? '' },
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionReason: row.decisionReason,
      waitsFor: able.map(({ id, name }) => ({ id, name })),
      mayDecide: able.some(({ id }) => id === self),
    };
  };
}
