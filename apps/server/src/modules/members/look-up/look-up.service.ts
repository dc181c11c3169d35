import { dayOf, type InputOf, type LookedUpCard, type members } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { networkOf } from '../../../base/network.ts';
import { takeAttempt } from '../../../platform/limits/attempt.repository.ts';
import { toCard } from '../member-card.ts';
import { findMembersById } from '../member.repository.ts';
import { readFact } from '../../../platform/identifier.ts';
import { type Identifier, readIdentifier } from '../../../platform/identifier.ts';
import { grantsOf } from '../../../platform/limits/look-up-grant.ts';
import { findLookedUp } from './look-up.repository.ts';
import { findRenewalPrices } from '../../coverages/index.ts';

export interface LookUpRequest {
  typed: string;
  identifier: Identifier;
  fact: string;
}

export const askedInBody = ({ body }: InputOf<typeof members.lookup>): LookUpRequest => ({
  typed: body.identifier,
  identifier: readIdentifier(body.identifier),
  fact: body.fact,
});

/** Codes only, since no CID or phone number belongs into an address. */
export const askedInAddress = ({ params, query }: InputOf<typeof members.search>): LookUpRequest => ({
  typed: params.text,
  identifier: { ...readIdentifier(params.text), cid: null, phone: null },
  fact: query.fact ?? '',
});

/** Once an hour for one network that looks at one member, or somebody who looks without an end fills the audit. */
const writtenDown = { limit: 1, windowSeconds: 60 * 60 };

/**
 * An identifier and one fact → the masked card. Not found and a wrong fact answer the same after the same work. Only
 * somebody who knows both learns anything, and that is then written down.
 */
export async function lookUp(ctx: Ctx, { identifier, fact }: LookUpRequest): Promise<LookedUpCard[]> {
  const ids = await findLookedUp(ctx.db, identifier, readFact(fact));
  if (ids.length === 0) return [];
  await inTransaction(ctx, async (tx) => {
    for (const entityId of ids.toSorted()) {
      const who = `looked up:${networkOf(ctx.address ?? '')}:${entityId}`;
      const { allowed: isFirst } = await takeAttempt(tx, who, writtenDown, ctx.now);
      if (isFirst) await ctx.audit(tx, { action: 'look_up', entity: 'Member', entityId });
    }
  });
  const today = dayOf(ctx.now);
  const rows = await findMembersById(ctx.db, ids);
  const grants = await grantsOf(ctx.db, ids, ctx.now);
  const cards = [];
  for (const [place, row] of rows.entries()) {
    const card = toCard(row, await findRenewalPrices(ctx.db, row.membershipTypeId), today);
    cards.push({ ...card, grant: grants[place]! });
  }
  return cards;
}

/** For an address that has guessed too often: as long as nobody found, whatever is typed. */
export async function lookUpInVain(ctx: Ctx, { identifier, fact }: LookUpRequest): Promise<never[]> {
  await findLookedUp(ctx.db, identifier, readFact(fact));
  return [];
}
