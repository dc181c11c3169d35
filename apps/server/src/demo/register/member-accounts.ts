import { addDays, type Day, dayOf } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { acting } from '../acting.ts';
import { demoPeople } from '../demo-accounts.ts';
import { demoStaff } from '../demo-staff.ts';
import { createMember } from '../../modules/members/index.ts';

interface TermIds {
  countryId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** Accounts of members belong to memberships, so that there is something to look at after login. */
export async function seedMemberAccounts(ctx: Ctx, officer: Actor, asked: TermIds): Promise<void> {
  const office = acting(ctx, officer, 26);
  const belonging = [...demoPeople, ...demoStaff].filter(({ role }) => role === 'Member');
  for (const [place, { name, phone = `+9751773300${place}` }] of belonging.entries()) {
    const email = demoPeople.find((account) => account.name === name)?.email ?? null;
    const person = {
      name,
      gender: name.startsWith('Thinley') ? ('male' as const) : ('female' as const),
      dateOfBirth: `198${place}-05-1${place}`,
      identityType: 'cid' as const,
      identityNumber: `1010500770${place}`,
      phone,
      email,
      dzongkhag: 'Bumthang' as const,
      gewog: 'Tang',
    };
    const body = { ...person, ...asked, waiveFee: true };
    const { id } = await createMember(office, { params: {}, query: {}, body });
    await inTransaction(office, async (tx) => {
      // They log in with the phone of their record, as every member does.
      await tx.updateTable('users').set({ memberId: id, phone }).where('name', '=', name).execute();
      if (email !== null) await addEarlierYears(tx, id, dayOf(office.now));
    });
  }
}

/** The shown member has belonged to the centre for two years more, as the old register says. */
async function addEarlierYears(tx: Tx, memberId: string, renewedOn: Day): Promise<void> {
  const yearsBefore = (years: number) => `${Number(renewedOn.slice(0, 4)) - years}${renewedOn.slice(4)}`;
  await tx
    .updateTable('members')
    .set({ joinedOn: yearsBefore(2) })
    .where('id', '=', memberId)
    .execute();
  const years = [2, 1].map((before) => ({
    memberId,
    fromDay: yearsBefore(before),
    toDay: addDays(yearsBefore(before - 1), -1),
    source: 'import' as const,
  }));
  await tx.insertInto('coverages').values(years).execute();
}
