import type { Day, EndReason } from '@kathok/contract';
import { sql } from 'kysely';
import { foldName } from '../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { holdersOf } from '../members/index.ts';

/** A member of the register, as far as a book of payments is concerned. */
export interface PayingMember {
  id: string;
  personId: string;
  membershipCode: string;
  name: string;
  email: string | null;
  identityNumber: string | null;
  membershipTypeId: string;
  membershipType: string;
  isTaxDeductible: boolean;
  renewalWindowDays: number;
  paymentFrequencyId: string;
  joinedOn: Day;
  endReason: EndReason | null;
  endedOn: Day | null;
}

interface PayerKeys {
  membershipCode: string | null;
  identityNumber: string | null;
}

/** The members who are meant, each by the code where there is one, else by the identity number; in the same order. */
export async function findPayingMembers(
  db: Db | Tx,
  sought: readonly PayerKeys[],
): Promise<(PayingMember | undefined)[]> {
  const keys = sought.map(({ membershipCode, identityNumber }, place) => ({
    place,
    code: membershipCode,
    number: membershipCode === null ? identityNumber : null,
  }));
  // A code whose member turned out to be another one goes on leading there.
  const { rows } = await sql<PayingMember & { place: number }>`
    with sought as (
      select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (place int, code text, number text)
    ), matches as (
      select place, coalesce(merged_into, members.id) as id from sought join members on membership_code = code
      union all
      select place, members.id from ${holdersOf(sql`(select place, number from sought)`)} as holder
        join members on members.person_id = holder.id
    )
    select place, members.id, person_id, membership_code, people.name, email, identity_number,
      membership_type_id, membership_types.name as membership_type, is_tax_deductible, renewal_window_days,
      payment_frequency_id, joined_on, end_reason, ended_on
    from matches join members using (id) join people on people.id = members.person_id
      join membership_types on membership_types.id = members.membership_type_id
    where members.deleted_at is null`.execute(db);
  const found = new Map(rows.map(({ place, ...member }) => [place, member]));
  return sought.map((_, place) => found.get(place));
}

/** A name beside a code is there to be compared: a slip of the pen in a code is somebody else. */
export function isSameName(written: string, { name }: PayingMember): boolean {
  return foldName(written) === foldName(name);
}
