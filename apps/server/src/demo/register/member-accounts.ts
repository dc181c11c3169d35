import { addDays, type Day, dayOf } from '@kathok/contract';
import type { Actor } from '../../platform/actor.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { acting } from '../acting.ts';
import { demoPeople } from '../demo-accounts.ts';
import { demoStaff } from '../demo-staff.ts';
import { createMember, insertMembers } from '../../modules/members/index.ts';

interface TermIds {
  countryId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** How many days ago the shown member renewed. */
export const shownMemberRenewed = 26;

/** Accounts of members belong to memberships, so that there is something to look at after login. */
export async function seedMemberAccounts(ctx: Ctx, officer: Actor, asked: TermIds): Promise<void> {
  const office = acting(ctx, officer, shownMemberRenewed);
  const belonging = [...demoPeople, ...demoStaff].filter(({ role }) => role === 'Member');
  for (const [place, { name, phone = `+9751773300${place}` }] of belonging.entries()) {
    const shown = demoPeople.find((account) => account.name === name);
    const person = {
      name,
      gender: name.startsWith('Thinley') ? ('male' as const) : ('female' as const),
      dateOfBirth: `198${place}-05-1${place}`,
      identityType: 'cid' as const,
      identityNumber: `1010500770${place}`,
      phone,
      email: shown?.email ?? null,
      dzongkhag: 'Bumthang' as const,
      gewog: 'Tang',
    };
    const id = shown ? await addOldMember(office, person, asked) : await addMember(office, person, asked);
    await inTransaction(office, (tx) =>
      // They log in with the phone of their record, as every member does.
      tx.updateTable('users').set({ memberId: id, phone }).where('name', '=', name).execute(),
    );
  }
}

type SamplePerson = Omit<Parameters<typeof createMember>[1]['body'], keyof TermIds | 'waiveFee'>;

async function addMember(office: Ctx, person: SamplePerson, asked: TermIds): Promise<string> {
  const body = { ...person, ...asked, waiveFee: true };
  return (await createMember(office, { params: {}, query: {}, body })).id;
}

/**
 * The shown member has belonged to the centre for two years, as the old register says; the third is renewed
 * among the fees (`fee-events.ts`), on the day the second ended.
 */
async function addOldMember(office: Ctx, person: SamplePerson, asked: TermIds): Promise<string> {
  const renewedOn = dayOf(office.now);
  const [joinedOn, secondYear] = [yearsBefore(renewedOn, 2), yearsBefore(renewedOn, 1)];
  const { countryId, ...terms } = asked;
  const coverage = { from: joinedOn, to: addDays(secondYear, -1), source: 'import' as const };
  const row = { ...terms, joinedOn, coverage, person: { ...person, countryId } };
  return inTransaction(office, async (tx) => {
    const [member] = await insertMembers(tx, [row], { channel: 'import', now: office.now });
    const nextYear = { fromDay: secondYear, toDay: addDays(renewedOn, -1), source: 'import' as const };
    await tx
      .insertInto('coverages')
      .values({ memberId: member!.id, ...nextYear })
      .execute();
    return member!.id;
  });
}

const yearsBefore = (day: Day, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
