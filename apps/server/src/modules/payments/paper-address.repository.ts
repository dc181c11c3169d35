import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import {
  emailForPapers,
  isContactDoubtfulForDonor,
  mayBeOfAnother,
} from '../../platform/mail/doubtful-contact-sql.ts';

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

const emailOfDonor = sql<string | null>`case when not ${isContactDoubtfulForDonor} then people.email end`;

/** The address for papers about a fee or a donation; null where there is none that may be used. */
export async function findPaperAddress(
  db: Db | Tx,
  column: 'feeId' | 'donationId',
  dueId: string,
): Promise<string | null> {
  const now = sql`people on people.id = coalesce(payer.merged_into, payer.id)`;
  const { rows } = await (
    column === 'feeId'
      ? sql<Payer>`
          select people.id as "personId", ${emailForPapers} as "onFile", null as given
          from membership_fees join all_members on all_members.id = member_id
            join people as payer on payer.id = all_members.person_id join ${now}
          where membership_fees.id = ${dueId}`
      : sql<Payer>`
          select people.id as "personId", 
            case when ${mayBeOfAnother} then ${emailOfDonor} else ${emailForPapers} end as "onFile", donations.email as given
          from donations left join all_members on all_members.id = donations.member_id
            left join people as payer on payer.id = coalesce(all_members.person_id, donations.person_id)
            left join ${now}
          where donations.id = ${dueId}`
  ).execute(db);
  return rows[0] ? paperAddress(rows[0]) : null;
}

/** The address on file to which papers of a person may go. */
export async function findEmailOnFile(db: Db | Tx, personId: string): Promise<string | null> {
  return findEmail(db, personId, emailForPapers);
}

/** The same for somebody whose donation is about to be written. */
export async function findEmailOfDonor(db: Db | Tx, personId: string): Promise<string | null> {
  return findEmail(db, personId, emailOfDonor);
}

async function findEmail(db: Db | Tx, personId: string, email: RawBuilder<string | null>) {
  const people = db.selectFrom('people').select(email.as('email')).where('id', '=', personId);
  return (await people.executeTakeFirst())?.email ?? null;
}
