import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, standings } from '@kathok/contract';
import { checkLogin, login } from '../modules/auth/login/login.service.ts';
import { getDashboard } from '../modules/dashboard/dashboard.service.ts';
import { listDonations } from '../modules/donations/list/donation-list.service.ts';
import { listCampaigns, listDedications } from '../modules/donations/public-list.service.ts';
import { listFees } from '../modules/fees/list/fee-list.service.ts';
import { listClaims } from '../modules/members/claims/claim.service.ts';
import { listDuplicates } from '../modules/members/duplicates/duplicate.service.ts';
import { listMembers } from '../modules/members/list/member-list.service.ts';
import { pledgeBook } from '../modules/pledges/index.ts';
import { ritualBook } from '../modules/rituals/index.ts';
import { listDays } from '../modules/rituals/days/ritual-day.service.ts';
import { getStatement } from '../modules/reconciliation/statements/statement.service.ts';
import type { Ctx } from '../platform/context.ts';
import { diskBlobs } from '../base/files/blobs/disk-blobs.ts';
import { fileStore } from '../platform/files/files.ts';
import { systemContext } from '../platform/system-context.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { findDisagreements } from '../verify/verify.ts';
import { demoAccounts, demoPeople, sampleEmail } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';
import { signIn } from './sign-in.ts';

let test: TestDatabase;
let ctx: Ctx;
const now = new Date('2026-11-15T06:00:00Z');

beforeAll(async () => {
  test = await openTestDatabase();
  ctx = systemContext({
    db: test.database.kysely,
    clock: { now: () => now },
    baseUrl: 'http://localhost:3000',
    files: fileStore(diskBlobs(join(test.place.dataDir, 'files'))),
    log: pino({ level: 'silent' }),
  });
  await seedDemo(ctx);
});
afterAll(() => test.close());

it('lets every shown account in, one per shipped role', async () => {
  for (const { role, username, password } of demoAccounts) {
    const input = { params: {}, query: {}, body: { username, password } };
    const { userData } = await login(ctx, input, await checkLogin(ctx, input));
    expect(userData).toMatchObject({ role, mustChangePassword: false });
  }
});

it('lets its members in with the phone of their record', async () => {
  const people = await ctx.db
    .selectFrom('users')
    .innerJoin('members', 'members.id', 'users.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['people.name', 'people.phone'])
    .execute();
  expect(people.map(({ name }) => name)).toContain('Pema Lhamo');
  for (const { name, phone } of people) {
    const body = { username: phone ?? '', password: demoAccounts[0]!.password };
    expect(await checkLogin(ctx, { params: {}, query: {}, body })).toMatchObject({ name });
  }
});

const anAdministrator = () => signIn(ctx, 'dechen.wangmo@example.bt', 0);

it('has people in every state, and a history that lies in the past', async () => {
  const { db } = ctx;
  const users = await db.selectFrom('users').select(['status', 'passwordHash']).execute();
  expect(users.length).toBeGreaterThanOrEqual(17);
  expect(users.filter(({ status }) => status === 'disabled')).toHaveLength(2);
  expect(users.filter(({ passwordHash }) => passwordHash === null)).toHaveLength(1);
  const audit = await db.selectFrom('auditEntries').selectAll().orderBy('id').execute();
  expect(audit.length).toBeGreaterThan(30);
  expect(audit.every(({ at }) => at <= now)).toBe(true);
  expect(audit.filter(({ actorName }) => actorName === 'Dechen Wangmo').length).toBeGreaterThan(15);
  const messages = await db.selectFrom('outboxMessages').select(['kind', 'recipient']).execute();
  expect(messages.filter(({ kind }) => kind === 'invitation')).toEqual([
    { kind: 'invitation', recipient: 'norbu.zam@example.bt' },
  ]);
});

it('has a shown member whose years follow each other, each paid for once', async () => {
  const fees = await ctx.db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .where('people.email', '=', sampleEmail)
    .select(['fee.kind', 'fee.status', 'fee.paymentStatus', 'fee.periodFrom', 'fee.periodTo'])
    .orderBy('fee.periodFrom')
    .execute();
  const paid = { paymentStatus: 'paid' };
  expect(fees).toMatchObject([
    { kind: 'registration', ...paid, periodFrom: '2024-10-20', periodTo: '2025-10-19' },
    { kind: 'renewal', ...paid, periodFrom: '2025-10-20', periodTo: '2026-10-19' },
    { kind: 'renewal', ...paid, periodFrom: '2026-10-20', periodTo: '2027-10-19' },
  ]);
});

it('has a register in which every standing occurs, near and far', async () => {
  const { data, meta } = await listMembers(ctx, { params: {}, query: { page: 1, take: 100 }, body: {} });
  expect(meta.itemCount).toBeGreaterThan(290);
  for (const standing of standings.filter((one) => one !== 'declined')) {
    const page = await listMembers(ctx, { params: {}, query: { page: 1, take: 1, standing }, body: {} });
    expect({ standing, many: page.meta.itemCount > 2 }).toEqual({ standing, many: true });
  }
  expect(new Set(data.map(({ country }) => country)).size).toBeGreaterThan(4);
  expect(new Set(data.map(({ dzongkhag }) => dzongkhag)).size).toBeGreaterThan(10);
  const pairs = await listDuplicates(ctx, { params: {}, query: { page: 1, take: 10 }, body: {} });
  expect(pairs.data.length).toBeGreaterThanOrEqual(2);
  const logins = await ctx.db.selectFrom('users').select('id').where('memberId', 'is not', null).execute();
  expect(logins).toHaveLength(4);
});

it('has fees in every state, with slips to look at', async () => {
  const states = ['unpaid', 'pending', 'paid', 'rejected', 'reversed'] as const;
  for (const paymentStatus of states) {
    const query = { page: 1, take: 100, paymentStatus };
    const { data } = await listFees(
      { ...ctx, actor: await anAdministrator() },
      { params: {}, query, body: {} },
    );
    expect({ paymentStatus, some: data.length > 0 }).toEqual({ paymentStatus, some: true });
  }
  const slips = await ctx.db
    .selectFrom('payments')
    .innerJoin('files', 'files.id', 'payments.slipFileId')
    .select('mediaType')
    .where('payments.status', '=', 'pending')
    .execute();
  expect(slips.length).toBeGreaterThan(5);
  expect(slips.every(({ mediaType }) => mediaType === 'image/webp')).toBe(true);
});

it('has donations of all kinds, names to be read out tomorrow, and campaigns on their way', async () => {
  const office = { ...ctx, actor: await anAdministrator() };
  const states = ['unpaid', 'pending', 'paid', 'rejected', 'reversed'] as const;
  for (const paymentStatus of states) {
    const query = { page: 1, take: 100, paymentStatus };
    const { data } = await listDonations(office, { params: {}, query, body: {} });
    expect({ paymentStatus, some: data.length > 0 }).toEqual({ paymentStatus, some: true });
  }
  const read = await listDedications(office, { params: {}, query: { readOn: '2026-11-16' }, body: {} });
  expect(read.length).toBeGreaterThanOrEqual(4);
  const campaigns = await listCampaigns(ctx);
  expect(campaigns.map(({ donors }) => donors > 3)).toEqual([true, true]);
});

it('has rituals with a list that was read yesterday, one to be read today, and one that closes today', async () => {
  const reader = { ...ctx, actor: await signIn(ctx, 'lopen.tenzin@example.bt', 0) };
  const query = { from: '2026-11-14', to: '2026-11-16' };
  const days = await listDays(reader, { params: {}, query, body: {} });
  const lamps = days.filter(({ ritual }) => ritual === 'Butter lamps of the evening');
  expect(lamps.map(({ date, state }) => [date, state])).toEqual([
    ['2026-11-14', 'read'],
    ['2026-11-15', 'closed'],
    ['2026-11-16', 'confirmed'],
  ]);
  const [yesterday, today, tomorrow] = lamps;
  expect(yesterday).toMatchObject({ readBy: 'Lopen Tenzin', counts: { names: 5, read: 5 } });
  expect(today?.counts).toMatchObject({ names: 15, read: 0, late: 2 });
  expect(dayOf(new Date(tomorrow?.closesAt ?? ''))).toBe('2026-11-15');
  const ahead = await listDays(reader, {
    params: {},
    query: { from: '2027-01-01', to: '2027-12-31' },
    body: {},
  });
  expect(new Set(ahead.map(({ state }) => state))).toEqual(new Set(['computed', 'confirmed']));
});

it('has an applicant who was on file, whose details wait to be confirmed', async () => {
  const { data } = await listClaims(ctx, { params: {}, query: { page: 1, take: 10 }, body: {} });
  expect(data.filter(({ memberId }) => memberId !== null)).toMatchObject([
    { name: 'Yeshey Lhamo', details: expect.arrayContaining([expect.objectContaining({ field: 'phone' })]) },
  ]);
});

it('has three years behind it, of fees and donations in every month', async () => {
  const office = { ...ctx, actor: await anAdministrator() };
  const { received, members, campaigns } = await getDashboard(office, { params: {}, query: {}, body: {} });
  const inMonths = (head: string) =>
    new Set(received?.months.filter((sum) => sum.head === head).map(({ month }) => month)).size;
  expect([inMonths('membership_fees'), inMonths('donations')]).toEqual([24, 24]);
  const first = await ctx.db.selectFrom('ledgerPostings').select('day').orderBy('day').executeTakeFirst();
  expect(first?.day.slice(0, 4)).toBe('2023');
  expect(members?.byDzongkhag.length).toBeGreaterThan(15);
  expect(campaigns).toHaveLength(2);
});

it('has a bank statement of which most agrees with what waits', async () => {
  const office = { ...ctx, actor: await anAdministrator() };
  const [row] = await ctx.db.selectFrom('bankStatements').select('id').execute();
  const { piles } = await getStatement(office, { params: { id: row!.id } }, pledgeBook(ritualBook));
  const counts = Object.fromEntries(piles.map(({ pile, count }) => [pile, count]));
  expect(counts).toMatchObject({ unmatched: 2, out: 2, decided: 0 });
  expect(counts['sure']).toBeGreaterThan(3);
  expect(counts['doubtful']).toBeGreaterThan(0);
});

it('has a member to log in as who has paid and given for years', async () => {
  const q = 'pema.lhamo@example.bt';
  const { data } = await listMembers(ctx, { params: {}, query: { page: 1, take: 1, q }, body: {} });
  const office = { ...ctx, actor: await anAdministrator() };
  const asked = { page: 1, take: 100, memberId: data[0]!.id, paymentStatus: 'paid' as const };
  const fees = await listFees(office, { params: {}, query: asked, body: {} });
  const donations = await listDonations(office, { params: {}, query: asked, body: {} });
  expect(fees.data).toHaveLength(3);
  expect(new Set(donations.data.map(({ donatedOn }) => donatedOn.slice(0, 4))).size).toBeGreaterThan(1);
  expect(donations.data.length).toBeGreaterThan(5);
});

it('has books that agree', async () => {
  expect(await findDisagreements(ctx.db)).toEqual([]);
});

it('has receipts of the days on which they were issued, in the order of their numbers', async () => {
  const receipts = await ctx.db
    .selectFrom('receipts')
    .select(['issuedOn', 'createdAt'])
    .where('series', '<>', 'history')
    .orderBy('position')
    .execute();
  const days = receipts.map(({ issuedOn }) => issuedOn);
  expect(days).toEqual(receipts.map(({ createdAt }) => dayOf(createdAt)));
  expect(days).toEqual(days.toSorted());
});

it('is never made of a centre that is not a sample', async () => {
  const renamed = ctx.db.transaction().execute(async (tx) => {
    const { email } = demoPeople[0];
    await tx
      .updateTable('users')
      .set({ email: 'someone.else@example.bt' })
      .where('email', '=', email)
      .execute();
    await seedDemo({ ...ctx, db: tx });
  });
  await expect(renamed).rejects.toThrow('not a sample');
});

it('is made once only', async () => {
  const count = () => ctx.db.selectFrom('auditEntries').select('id').execute();
  const before = await count();
  await seedDemo(ctx);
  expect(await count()).toHaveLength(before.length);
});
