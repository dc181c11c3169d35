import type { AuditEntry, InputOf, Paged, audit } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { findEntries, findLatestChanges } from './audit.repository.ts';

export async function listEntries(
  ctx: Ctx,
  { query }: InputOf<typeof audit.list>,
): Promise<Paged<AuditEntry>> {
  const { data, meta } = await findEntries(ctx.db, query);
  return { data: data.map(present), meta };
}

/** For the dashboard. */
export async function listLatestChanges(ctx: Ctx, most: number): Promise<AuditEntry[]> {
  return (await findLatestChanges(ctx.db, most)).map(present);
}

function present<Entry extends { at: Date }>(entry: Entry) {
  return { ...entry, at: entry.at.toISOString() };
}
