import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { emailForDonor } from '../../platform/mail/doubtful-contact-sql.ts';
import { findDoubt } from '../../platform/mail/doubtful-contact.repository.ts';

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
  isContactClaimed: boolean | null;
  given: string | null;
}

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
          select people.id as "personId", people.email as "onFile", people.is_contact_claimed as "isContactClaimed", null as given
          from membership_fees join all_members on all_members.id = member_id
            join people as payer on payer.id = all_members.person_id join ${now}
          where membership_fees.id = ${dueId}`
      : sql<Payer>`
          select people.id as "personId", people.email as "onFile", people.is_contact_claimed as "isContactClaimed", donations.email as given
          from donations left join all_members on all_members.id = donations.member_id
            left join people as payer on payer.id = coalesce(all_members.person_id, donations.person_id)
            left join ${now}
          where donations.id = ${dueId}`
  ).execute(db);
  const payer = rows[0];
  if (!payer) return null;
  const isDoubtful =
    payer.isContactClaimed && payer.personId !== null && (await findDoubt(db, payer.personId));
  return paperAddress(isDoubtful ? { ...payer, onFile: null } : payer);
}

/** The address on file to which papers of a person may go. */
export async function findEmailOnFile(db: Db | Tx, personId: string): Promise<string | null> {
  const onFile = await findContact(db, personId);
  return onFile?.isContactClaimed && (await findDoubt(db, personId)) ? null : (onFile?.email ?? null);
}

interface NewDonation {
  personId: string;
  phone: string | null;
  email: string | null;
  paidOn: Day;
}

/** The same for somebody whose donation is about to be written, which may itself be from somebody else. */
export async function findEmailOfDonor(tx: Tx, donation: NewDonation): Promise<string | null> {
  const onFile = await findContact(tx, donation.personId);
  if (!onFile?.isContactClaimed) return onFile?.email ?? null;
  const phone = sql`${donation.phone}::text`;
  const email = sql`${donation.email}::text`;
  const paidOn = sql`${donation.paidOn}::date`;
  const people = tx.selectFrom('people').select(emailForDonor({ phone, email, paidOn }).as('email'));
  return (await people.where('id', '=', donation.personId).executeTakeFirst())?.email ?? null;
}

function findContact(db: Db | Tx, personId: string) {
  const people = db.selectFrom('people').select(['email', 'isContactClaimed']);
  return people.where('id', '=', personId).executeTakeFirst();
}
