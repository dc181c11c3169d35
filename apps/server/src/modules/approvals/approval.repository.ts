import type { InputOf, approvals, Right } from '@kathok/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { readPage } from '../../db/lists/read-page.ts';

export type ApprovalRecord = Selectable<Schema['approvals']>;

export function lockApproval(tx: Tx, id: string): Promise<ApprovalRecord | undefined> {
  return tx.selectFrom('approvals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What waits about a record; there is one at most. Of the settings there is one record. */
export function lockWaiting(
  tx: Tx,
  { entity, entityId }: { entity: string; entityId: string | null },
): Promise<ApprovalRecord | undefined> {
  return tx
    .selectFrom('approvals')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('entity', '=', entity)
    .where(sql<boolean>`entity_id is not distinct from ${entityId}`)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertApproval(tx: Tx, row: Insertable<Schema['approvals']>): Promise<string> {
  const { id } = await tx.insertInto('approvals').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface Outcome {
  state: 'approved' | 'declined' | 'outdated';
  decidedBy: string | null;
  decidedAt: Date;
  decisionReason: string | null;
}

/** From now on it is only told that it was asked for, and what became of it. */
export async function closeApproval(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ ...outcome, arguments: null, changes: '[]' })
    .where('id', '=', id)
    .execute();
}

/** It was taken for approved before it was tried, and could not be done. */
export async function reopenApproval(
  tx: Tx,
  { id, arguments: held, changes }: ApprovalRecord,
): Promise<void> {
  const waiting = { state: 'waiting' as const, decidedBy: null, decidedAt: null, decisionReason: null };
  await tx
    .updateTable('approvals')
    .set({ ...waiting, arguments: JSON.stringify(held), changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}

type Query = InputOf<typeof approvals.list>['query'];

/** Of the calls that somebody may look at: what waits, oldest first, or what was decided, newest first. */
export function findApprovals(db: Db | Tx, calls: readonly string[], query: Query) {
  const { state = 'waiting', entityId, order } = query;
  const isWaiting = state === 'waiting';
  const direction = order ? (order === 'ASC' ? 'asc' : 'desc') : isWaiting ? 'asc' : 'desc';
  let rows = shownApprovals(db)
    .where('approval.call', 'in', [...calls, ''])
    .where('approval.state', isWaiting ? '=' : '<>', 'waiting')
    .orderBy(isWaiting ? 'approval.askedAt' : 'approval.decidedAt', direction)
    .orderBy('approval.id');
  if (entityId) rows = rows.where('approval.entityId', '=', entityId);
  return readPage(db, rows, query);
}
export type ShownRow = Awaited<ReturnType<typeof findApprovals>>['data'][number];

export function findApproval(db: Db | Tx, id: string): Promise<ShownRow | undefined> {
  return shownApprovals(db).where('approval.id', '=', id).executeTakeFirst();
}

function shownApprovals(db: Db | Tx) {
  return db
    .selectFrom('approvals as approval')
    .innerJoin('users as asker', 'asker.id', 'approval.askedBy')
    .leftJoin('users as decider', 'decider.id', 'approval.decidedBy')
    .selectAll('approval')
    .select(['asker.name as askerName', 'asker.email as askerEmail', 'decider.name as deciderName']);
}

/** Everybody of the staff who may log in, with what their role allows. */
export async function findStaff(db: Db | Tx) {
  const { rows } = await sql<{ id: string; name: string; rights: Right[] }>`
    select users.id, users.name, coalesce(jsonb_agg(jsonb_build_object('action', permissions.action, 'subject', permissions.subject))
      filter (where permissions.id is not null), '[]') as rights
    from users join roles on roles.id = users.role_id
    left join role_permissions on role_permissions.role_id = roles.id
    left join permissions on permissions.id = role_permissions.permission_id
    where users.status = 'active' and users.deleted_at is null and roles.role_type = 'admin'
    group by users.id, users.name order by users.name, users.id`.execute(db);
  return rows;
}
