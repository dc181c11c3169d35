import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/**
 * Where papers about a payment may go: of somebody on file to the address on file, else to the one given with the donation. What
 * a visitor writes about a person on file is only a claim: the check code on a receipt opens all papers of that person.
 */
export const paperAddress = (payer: {
  personId: string | null;
  onFile: string | null;
  given: string | null;
}) => (payer.personId === null ? payer.given : payer.onFile);

interface Payer {
  personId: string | null;
  onFile: string | null;
  given: string | null;
}

/** The address for papers about a fee or a donation; null where there is none that may be used. */
export async function findPaperAddress(
  db: Db | Tx,
  column: 'feeId' | 'donationId',
  dueId: string,
): Promise<string | null> {
  const person = sql`people.id as "personId", coalesce(kept.email, people.email) as "onFile"`;
  const merged = sql`left join people as kept on kept.id = people.merged_into`;
  const { rows } = await (
    column === 'feeId'
      ? sql<Payer>`
          select ${person}, null as given
          from membership_fees join all_members on all_members.id = member_id
            join people on people.id = all_members.person_id ${merged}
          where membership_fees.id = ${dueId}`
      : sql<Payer>`
          select ${person}, donations.email as given
          from donations left join all_members on all_members.id = donations.member_id
            left join people on people.id = coalesce(all_members.person_id, donations.person_id) ${merged}
          where donations.id = ${dueId}`
  ).execute(db);
  return rows[0] ? paperAddress(rows[0]) : null;
}

/** The address that is on file for a person. */
export async function findEmailOnFile(db: Db | Tx, personId: string): Promise<string | null> {
  const person = await db.selectFrom('people').select('email').where('id', '=', personId).executeTakeFirst();
  return person?.email ?? null;
}
