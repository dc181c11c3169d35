import { dayOf, type InputOf, type MemberCard, type members } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { toCard } from '../member-card.ts';
import { findMembersById } from '../member.repository.ts';
import { findRenewalPrices } from '../terms.repository.ts';
import { readFact } from './fact.ts';
import { countedForm, type Identifier, readIdentifier } from './identifier.ts';
import { giveBackLookUp, takeLookUp } from './look-up-limits.ts';
import { findLookedUp } from './look-up.repository.ts';

/** An identifier and one fact → the masked card. */
export function lookUpMember(ctx: Ctx, { body }: InputOf<typeof members.lookup>): Promise<MemberCard[]> {
  return lookUp(ctx, body.identifier, readIdentifier(body.identifier), body.fact);
}

/** The same for whoever puts it into an address: codes only, since no CID or phone number belongs there. */
export function lookUpByCode(ctx: Ctx, text: string, fact: string): Promise<MemberCard[]> {
  return lookUp(ctx, text, { ...readIdentifier(text), cid: null, phone: null }, fact);
}

/**
 * Not found, a wrong fact and a limit that is reached answer the same after the same work. Only whoever knows both
 * learns anything, and that is then written down.
 */
async function lookUp(ctx: Ctx, typed: string, identifier: Identifier, fact: string): Promise<MemberCard[]> {
  const counted = countedForm(typed);
  const isAllowed = await takeLookUp(ctx, counted);
  const ids = await findLookedUp(ctx.db, identifier, readFact(fact));
  if (!isAllowed || ids.length === 0) return [];
  await giveBackLookUp(ctx, counted);
  await inTransaction(ctx, async (tx) => {
    for (const entityId of ids) await ctx.audit(tx, { action: 'look_up', entity: 'Member', entityId });
  });
  const today = dayOf(ctx.now);
  const rows = await findMembersById(ctx.db, ids);
  const cards = [];
  for (const row of rows)
    cards.push(toCard(row, await findRenewalPrices(ctx.db, row.membershipTypeId), today));
  return cards;
}
