import type { Tx } from '../../db/open-database.ts';
import { type FeePayer, lockFeePayer } from '../members/index.ts';
import { type FamilyLinkRecord, findLink, lockLinkRow } from './family-link.repository.ts';

export interface LockedLink {
  link: FamilyLinkRecord;
  keeper: FeePayer;
  /** Undefined where the link found nobody. */
  kept: FeePayer | undefined;
}

/** The members in the order of their ids and then the link, as a merge does; a merge may come in between. */
export async function lockLink(tx: Tx, id: string): Promise<LockedLink | undefined> {
  for (;;) {
    const seen = await findLink(tx, id);
    if (!seen) return undefined;
    const { of } = await lockMembers(tx, [seen.keeperId, ...(seen.memberId ? [seen.memberId] : [])]);
    const link = await lockLinkRow(tx, id);
    if (!link) return undefined;
    const keeper = of(link.keeperId);
    const kept = link.memberId ? of(link.memberId) : undefined;
    if (keeper && (link.memberId === null || kept)) return { link, keeper, kept };
  }
}

/** Nobody merges or changes them until the transaction ends; each may be somebody who was taken out of the register. */
export async function lockMembers(tx: Tx, ids: readonly string[]) {
  const locked = new Map<string, FeePayer | undefined>();
  for (const id of [...new Set(ids)].sort()) locked.set(id, await lockFeePayer(tx, id));
  return { of: (id: string) => locked.get(id) };
}
