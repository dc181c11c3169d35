import { dayOf } from '@kathok/contract';
import { StartError } from '../base/start/start-error.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { type Ctx, inTransaction } from '../platform/context.ts';
import { acting } from './acting.ts';
import { seedBooks } from './books/seed-books.ts';
import { demoPassword, demoPeople } from './demo-accounts.ts';
import { demoEvents, type SampleCentre } from './demo-events.ts';
import { frontDesk } from './demo-staff.ts';
import { feeEvents } from './money/fee-events.ts';
import { donationEvents } from './money/donation-events.ts';
import { runInOrder } from './money/money-event.ts';
import { seedStatement } from './money/seed-statement.ts';
import { knownApplicantEvents } from './register/known-applicant.ts';
import { seedMemberAccounts } from './register/member-accounts.ts';
import { readOffers } from './register/read-offers.ts';
import { seedRecentEvents } from './register/recent-events.ts';
import { seedCentre } from './register/seed-centre.ts';
import { seedFamily } from './sample-family.ts';
import { seedRegister } from './register/seed-register.ts';
import { ritualEvents } from './rituals/ritual-events.ts';
import { signIn, visit } from './sign-in.ts';
import { countryHandlers } from '../modules/master-data/index.ts';
import { createRole, listAllPermissions, listRoles } from '../modules/roles/index.ts';
import { ensureFirstAdministrator, listUsers, updateUser } from '../modules/users/index.ts';

/**
 * Fills an empty database with a lively centre, through the same services as everybody. A sample centre that is there
 * already stays as it is. The sign-in page of a sample tells its passwords, so a real centre is never opened as one.
 */
export async function seedDemo(ctx: Ctx): Promise<void> {
  await inOneTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const users = async (search: { q?: string } = {}) =>
      (await listUsers(inside, { params: {}, query: { page: 1, take: 1, ...search }, body: {} })).meta
        .itemCount;
    if ((await users()) === 0) await fill(inside);
    else if ((await users({ q: demoPeople[0].email })) === 0)
      throw new StartError(
        'This data folder holds a centre that is not a sample. Name another one in DATA_DIR.',
      );
  });
}

/** Many acts in one: each reads what those before it wrote, so nothing is left to the end (`writeAtEnd`). */
async function inOneTransaction(db: Db | Tx, work: (tx: Tx) => Promise<void>): Promise<void> {
  await (db.isTransaction ? work(db as Tx) : db.transaction().execute(work));
}

async function fill(ctx: Ctx): Promise<void> {
  const [{ name, email, phone }] = demoPeople;
  await ensureFirstAdministrator(acting(ctx, null, 90), { email, password: demoPassword });
  const administrator = await signIn(ctx, email, 90);
  const office = acting(ctx, administrator, 90);
  await updateUser(office, { params: { id: administrator.id }, query: {}, body: { name, phone } });
  await addFrontDesk(office);

  const centre: SampleCentre = { roleIds: await rolesByName(office), userIds: new Map() };
  const named = { ...administrator, name };
  for (const { daysAgo, happen } of demoEvents()) await happen(acting(ctx, named, daysAgo), centre);
  await seedCentre(office);
  await fillRegister(ctx);
  for (const [index, person] of demoPeople.toReversed().entries()) await visit(ctx, person.email, 5 - index);
}

/** The membership officer brings the old register in, and the weeks take their course. */
async function fillRegister(ctx: Ctx): Promise<void> {
  const officer = await signIn(ctx, 'karma.tshering@example.bt', 85);
  await seedRegister(acting(ctx, officer, 85), dayOf(ctx.now));
  const asked = await usualTerms(ctx);
  await seedMemberAccounts(ctx, officer, asked);
  await seedRecentEvents(ctx, officer, asked);
  const treasurer = await signIn(ctx, 'sonam.choden@example.bt', 84);
  await seedBooks(acting(ctx, treasurer, 62), treasurer);
  const administrator = await signIn(ctx, 'dechen.wangmo@example.bt', 61);
  await runInOrder([
    ...(await feeEvents(ctx, { officer, treasurer })),
    ...(await donationEvents(ctx, { administrator, treasurer })),
    ...(await knownApplicantEvents(ctx, treasurer, asked)),
    ...ritualEvents(ctx, { officer, treasurer }),
  ]);
  await seedFamily(acting(ctx, officer, 0));
  await seedStatement(acting(ctx, treasurer, 0));
}

async function usualTerms(ctx: Ctx) {
  const { general } = await inTransaction(ctx, readOffers);
  const [bhutan] = await countryHandlers.all(ctx, { query: {} });
  const { membershipTypeId, paymentFrequencyId } = general;
  return { countryId: bhutan?.id ?? '', membershipTypeId, paymentFrequencyId };
}

async function addFrontDesk(ctx: Ctx): Promise<void> {
  const { rights, ...role } = frontDesk;
  const permissions = await listAllPermissions(ctx);
  const permissionIds = permissions
    .filter(({ action, subject }) => rights.some((right) => right === `${action} ${subject}`))
    .map(({ id }) => id);
  await createRole(ctx, { params: {}, query: {}, body: { ...role, permissionIds } });
}

async function rolesByName(ctx: Ctx): Promise<Map<string, string>> {
  const query = { page: 1, take: 1, takeAll: true };
  const { data } = await listRoles(ctx, { params: {}, query, body: {} });
  return new Map(data.map(({ name, id }) => [name, id]));
}
