import { randomUUID } from 'node:crypto';
import type { Day, Dzongkhag } from '@kathok/contract';
import { insertMany } from '../../db/statements/insert-many.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { chance } from './chance.ts';
import { sampleMembership } from './sample-membership.ts';
import { type Places, samplePerson } from './sample-person.ts';
import { readOffers } from './read-offers.ts';
import { insertMembers } from '../../modules/members/index.ts';

const memberCount = 285;

/** The register that the centre brought along: one batch, as an import would have made it. All standings occur today. */
export async function seedRegister(ctx: Ctx, today: Day): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const places = await readPlaces(tx);
    const offers = await readOffers(tx);
    const dice = chance(108);
    const samples = Array.from({ length: memberCount }, (_, place) => {
      const { member, earlier } = sampleMembership(dice, offers, today);
      return { row: { ...member, person: samplePerson(dice, place + 1, places, member.joinedOn) }, earlier };
    });
    samples.sort((a, b) => a.row.joinedOn.localeCompare(b.row.joinedOn));
    const batch = { channel: 'import' as const, now: ctx.now };
    const inserted = await insertMembers(
      tx,
      samples.map(({ row }) => row),
      batch,
    );
    await insertMany(
      tx,
      'coverages',
      samples.flatMap(({ earlier }, place) =>
        earlier.map((days) => coverage(inserted[place]!.id, days, ctx.now)),
      ),
    );
    await ctx.audit(tx, { action: 'import', entity: 'Member', after: { members: memberCount } });
  });
}

function coverage(memberId: string, { from, to }: { from: Day; to: Day | null }, createdAt: Date) {
  return { id: randomUUID(), memberId, fromDay: from, toDay: to, source: 'import' as const, createdAt };
}

async function readPlaces(tx: Tx): Promise<Places> {
  const countries = await tx.selectFrom('countries').select(['isoCode', 'id']).execute();
  const gewogs = new Map<Dzongkhag, string[]>();
  for (const { dzongkhag, name } of await tx.selectFrom('gewogs').selectAll().orderBy('name').execute()) {
    gewogs.set(dzongkhag, [...(gewogs.get(dzongkhag) ?? []), name]);
  }
  return { countryIds: new Map(countries.map(({ isoCode, id }) => [isoCode, id])), gewogs };
}
