import type { Day, Paged, RegisteredMember } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPage } from '../../../db/lists/read-page.ts';

/** Everybody who was registered at the end of a day, as the regulator's system asks for them; codes are in the order of registration. */
function registered(db: Db | Tx, on: Day) {
  return db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .where('members.deletedAt', 'is', null)
    .where('members.joinedOn', '<=', on)
    .where((row) => row.or([row('members.endedOn', 'is', null), row('members.endedOn', '>', on)]))
    .select(['members.id', 'people.name', 'people.dzongkhag', 'people.gewog', 'people.village'])
    .select(['people.thramNumber', 'people.houseNumber', 'people.phone as contact'])
    .select('members.joinedOn as registrationDate')
    .select(
      sql<string | null>`case when people.identity_type = 'cid' then people.identity_number end`.as('cid'),
    );
}

type Registered = RegisteredMember & { id: string };

export function findRegisterPage(
  db: Db | Tx,
  on: Day,
  paging: { page: number; take: number },
): Promise<Paged<Registered>> {
  return readPage(db, registered(db, on).orderBy('members.membershipCode'), paging);
}

export function findRegisterAfter(
  db: Db | Tx,
  on: Day,
  after: string | null,
  take: number,
): Promise<Registered[]> {
  return registered(db, on)
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`members.membership_code > (select membership_code from all_members where id = ${after})`,
      ),
    )
    .orderBy('members.membershipCode')
    .limit(take)
    .execute();
}
