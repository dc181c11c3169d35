import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/** A family link that a merge had to change, as it was before. */
export interface LinkBefore {
  id: string;
  memberId: string | null;
  state: 'asked' | 'accepted' | 'declined' | 'ended';
  endedAt: string | null;
}

const stands = (link: string) => sql.raw(`${link}.state in ('asked', 'accepted')`);

/**
 * Nobody keeps themself, and nobody is kept twice by the same member: links between the two lead to nobody, and of two
 * that would become the same one ends, the one that was only asked for where the other was accepted.
 */
export async function endClashingLinks(tx: Tx, from: string, into: string, now: Date): Promise<LinkBefore[]> {
  const both = sql`(${from}::uuid, ${into}::uuid)`;
  const { rows } = await sql<LinkBefore>`
    with clashing as (
      select link.id, link.member_id, link.state, link.ended_at, link.keeper_id in ${both} and link.member_id in ${both} as is_between
      from family_links as link
      where (link.keeper_id in ${both} and link.member_id in ${both})
        or (${stands('link')} and exists (select from family_links as twin
          where ${stands('twin')} and twin.id <> link.id
            and ((twin.keeper_id = link.keeper_id and twin.member_id in ${both} and link.member_id in ${both})
              or (twin.member_id = link.member_id and twin.keeper_id in ${both} and link.keeper_id in ${both}))
            and (case when twin.state = link.state then ${from}::uuid in (link.keeper_id, link.member_id)
              else link.state = 'asked' end)))
      for update)
    update family_links set answer_hash = null, answer_until = null,
      member_id = case when is_between then null else family_links.member_id end,
      state = case when clashing.state in ('asked', 'accepted') then 'ended' else clashing.state end,
      ended_at = case when clashing.state in ('asked', 'accepted') then ${now}::timestamptz else clashing.ended_at end
    from clashing where clashing.id = family_links.id
    returning family_links.id, clashing.member_id as "memberId", clashing.state, clashing.ended_at::text as "endedAt"`.execute(
    tx,
  );
  return rows;
}

/** As they were before the merge, once their members are who they were. */
export async function putLinksBack(tx: Tx, links: readonly LinkBefore[]): Promise<void> {
  for (const { id, memberId, state, endedAt } of links)
    await tx
      .updateTable('familyLinks')
      .set({ memberId, state, endedAt: endedAt === null ? null : new Date(endedAt) })
      .where('id', '=', id)
      .execute();
}
