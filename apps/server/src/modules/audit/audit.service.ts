import { type AuditLine, id, type InputOf, type Paged, type audit } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { findEntries, findLatestChanges } from './audit.repository.ts';
import { findGivenThings, findOwedThings } from './changed-thing.repository.ts';

export async function listEntries(
  ctx: Ctx,
  { query }: InputOf<typeof audit.list>,
): Promise<Paged<AuditLine>> {
  const { data, meta } = await findEntries(ctx.db, query);
  return { data: await present(ctx, data), meta };
}

/** For the dashboard. */
export const listLatestChanges = async (ctx: Ctx, most: number): Promise<AuditLine[]> =>
  present(ctx, await findLatestChanges(ctx.db, most));

type Row = Awaited<ReturnType<typeof findLatestChanges>>[number];

/** Each entry with whose money it was about, as it is on file today. */
async function present(ctx: Ctx, entries: readonly Row[]): Promise<AuditLine[]> {
  // The audit keeps what an entry is about as a text, whatever it was.
  const idsOf = (wanted: string) =>
    entries.flatMap(({ entity, entityId }) => (entity === wanted ? (id.safeParse(entityId).data ?? []) : []));
  const things = new Map([
    ...(await findGivenThings(ctx.db, idsOf('Donation'))),
    ...(await findOwedThings(ctx.db, idsOf('MembershipFee'))),
  ]);
  return entries.map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
    about: things.get(entry.entityId ?? '') ?? null,
  }));
}
