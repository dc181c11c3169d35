import { maskIdentity } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Actor } from '../actor.ts';
import { writeAtEnd } from '../../db/at-end/index.ts';

type Fields = Record<string, unknown>;

export interface AuditedChange {
  /** What was done: `create`, `update`, `remove`, `sign_in`, … */
  action: string;
  /** The kind of record, as the glossary names it: `User`, `Role`, `Settings`, … */
  entity: string;
  entityId?: string | null;
  /** How a person would name the record. */
  label?: string | null;
  before?: Fields | null;
  after?: Fields | null;
  reason?: string | null;
  /** Who did it, where the call itself proves it and there is no actor yet: signing in, a mailed link. */
  by?: { id: string; name: string };
}

/** Writes who changed what, in the transaction of the change. Secrets never belong into `before` or `after`. */
export type Audit = (tx: Tx, change: AuditedChange) => Promise<void>;

interface Circumstances {
  actor: Actor | null;
  now: Date;
  address: string | null;
  requestId: string | null;
}

/** Where there is no request, the system itself acts; where there is a request without an actor, a visitor does. */
export function auditFor({ actor, now, address, requestId }: Circumstances): Audit {
  return async (tx, { by = actor, ...change }) => {
    const entry = {
      at: now,
      actorId: by?.id ?? null,
      actorName: by?.name ?? (requestId ? 'Visitor' : 'System'),
      action: change.action,
      entity: change.entity,
      entityId: change.entityId ?? null,
      label: change.label ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
      reason: change.reason ?? null,
      address,
      requestId,
    };
    await writeAtEnd(tx, { auditEntries: [entry] });
  };
}

/**
 * Only what differs, for `audit(tx, { …, ...changes(before, after) })`; a field that is undefined in `after` was not touched.
 * Fields that are masked may look alike although they differ: those are named.
 */
export function changes<T extends object>(
  before: T,
  after: Partial<T>,
  changedBehindMask: readonly string[] = [],
): { before: Fields; after: Fields } {
  const differs = (key: keyof T & string) =>
    changedBehindMask.includes(key) || JSON.stringify(after[key]) !== JSON.stringify(before[key]);
  const differing = (Object.keys(after) as (keyof T & string)[]).filter(
    (key) => after[key] !== undefined && differs(key),
  );
  const pick = (from: Partial<T>) => Object.fromEntries(differing.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The filters of an export as the audit keeps them: what was searched for may be somebody's CID. */
export function auditableFilters<Filters extends { q?: string | undefined }>({ q, ...filters }: Filters) {
  return q === undefined ? filters : { ...filters, q: /\d{5}/.test(q) ? maskIdentity(q) : q };
}
