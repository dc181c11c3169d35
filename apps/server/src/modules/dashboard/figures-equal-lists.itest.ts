import {
  type CallOf,
  dashboard,
  type Donation,
  donations,
  fees,
  type InputOf,
  members,
  parseAmount,
  payments,
  reports,
} from '@kathok/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purposeId, sampleDonation } from '../../testing/donation-samples.ts';
import { howMany } from '../../testing/how-many.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';

const days = [
  '2024-12-31',
  '2025-02-28',
  '2025-11-03',
  '2025-12-01',
  '2026-10-31',
  '2026-11-01',
  '2026-11-15',
];
const methods = ['cash', 'cheque', 'bank_deposit', 'mobile_transfer'] as const;
const dzongkhags = ['Paro', 'Haa', 'Thimphu', undefined] as const;

/** Money of two years in every method and two currencies, some of it taken back; members of each status. */
const { app, desk } = await startOffice();
const purposes = [await purposeId(app), await purposeId(app, 'Construction')];
for (let turn = 0; turn < 36; turn += 1) {
  const payment = { method: methods[turn % 4]!, paidOn: days[turn % days.length]! };
  const proof = payment.method === 'cash' ? {} : { bank: 'T Bank', journalNumber: `8${turn}07${turn}` };
  const given = (await app.call(
    donations.create,
    {
      body: await sampleDonation(app, {
        amount: `${100 + turn}.${String(10 + turn)}`,
        currency: turn % 5 === 0 ? 'USD' : 'BTN',
        purposeId: purposes[turn % 2]!,
        payment: { ...payment, ...proof },
      }),
    },
    desk.token,
  )) as Donation;
  if (turn % 7 === 0)
    await app.call(
      donations.reverse,
      { params: { id: given.id }, body: { reason: 'Typed twice' } },
      desk.token,
    );
}
for (let turn = 0; turn < 12; turn += 1) {
  const values = {
    dzongkhag: dzongkhags[turn % 4],
    waiveFee: turn % 3 !== 0,
    joinedOn: turn % 2 ? '2024-03-01' : undefined,
  };
  const { id: memberId } = await app.call(
    members.create,
    { body: sampleMember(desk.ids, values) },
    desk.token,
  );
  const body = {
    memberId,
    kind: 'renewal' as const,
    payment: { method: methods[turn % 2]!, paidOn: days[turn % 7]! },
  };
  if (turn % 3 === 1) await app.call(fees.create, { body }, desk.token);
}
await desk.renewalWithSlip();
await desk.donationWithSlip('750.25');
await desk.donationWithSlip('20.00');

const inMinor = (amount: string) =>
  (parseAmount(amount.replace('-', '')) ?? 0) * (amount.startsWith('-') ? -1 : 1);
const look = (query: CallOf<typeof dashboard.get>['query'] = {}) =>
  app.call(dashboard.get, { query }, desk.token);

type Filters = Omit<
  InputOf<typeof payments.received>['query'],
  'page' | 'take' | 'sortBy' | 'order' | 'countAll'
>;

/** The list of a filter, page by page: what its rows add up to in each currency. */
async function sumPages(filters: Filters) {
  const ask = (page: number) =>
    app.call(payments.received, { query: { ...filters, page, take: 7 } }, desk.token);
  const first = await ask(1);
  const rows = [...first.data];
  for (let page = 2; page <= first.meta.pageCount; page += 1) rows.push(...(await ask(page)).data);
  expect(rows).toHaveLength(first.meta.itemCount);
  // What was taken back again adds up to nothing, and is listed all the same.
  expect(withoutNothing(toSums(first.totals))).toEqual(withoutNothing(toSums(rows)));
  return toSums(rows);
}

const withoutNothing = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

function toSums(totals: readonly { currency: string; amount: string }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { currency, amount } of totals) sums[currency] = (sums[currency] ?? 0) + inMinor(amount);
  return sums;
}

/** The same straight from the ledger, by what it says itself. */
async function sumLedger({ head, method, currency, purposeId: purpose, from, to }: Filters) {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select postings.currency, sum(-entries.amount)::bigint as amount
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
    join payments on payments.id = postings.payment_id
    left join donations on donations.id = payments.donation_id
    where postings.head in ('membership_fees', 'donations')
      and postings.head = coalesce(${head ?? null}, postings.head)
      and postings.method = coalesce(${method ?? null}, postings.method)
      and postings.currency = coalesce(${currency ?? null}, postings.currency)
      and postings.day >= coalesce(${from ?? null}::date, '-infinity')
      and postings.day <= coalesce(${to ?? null}::date, 'infinity')
      and (${purpose ?? null}::uuid is null or donations.purpose_id = ${purpose ?? null}::uuid)
    group by postings.currency`.execute(app.db);
  return Object.fromEntries(rows.map(({ currency: each, amount }) => [each, amount]));
}

const anyDay = fc.constantFrom(...days, '2024-01-01', '2025-11-30', '2026-11-14', '2027-01-01');
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

test('random filters: the dashboard, the list over all its pages, the reports and the ledger agree to the chhertum', async () => {
  const filters = fc.record({
    days: fc.tuple(anyDay, anyDay),
    head: optional(fc.constantFrom('membership_fees' as const, 'donations' as const)),
    method: optional(fc.constantFrom(...methods)),
    currency: optional(fc.constantFrom('BTN', 'USD')),
    purposeAt: fc.nat(1),
  });
  await fc.assert(
    fc.asyncProperty(filters, async ({ days: [one, other], head, method, currency, purposeAt }) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const { received } = await look({ from, to });
      const shown = received?.totals.filter(
        (total) =>
          (head ?? total.head) === total.head &&
          (method ?? total.method) === total.method &&
          (currency ?? total.currency) === total.currency,
      );
      const ledger = await sumLedger({ head, method, currency, from, to });
      expect(toSums(shown ?? [])).toEqual(ledger);
      expect(await sumPages({ head, method, currency, from, to })).toEqual(ledger);
      const query = { from, to, method, groupBy: 'currency' as const };
      const reported = [
        ...(head === 'donations' ? [] : (await app.call(reports.fees, { query }, desk.token)).totals),
        ...(head === 'membership_fees'
          ? []
          : (await app.call(reports.donations, { query }, desk.token)).totals),
      ].filter((total) => (currency ?? total.currency) === total.currency);
      expect(toSums(reported)).toEqual(ledger);
      const narrowed = { purposeId: purposes[purposeAt], method, from, to };
      expect(await sumPages(narrowed)).toEqual(await sumLedger(narrowed));
    }),
    { numRuns: howMany({ test: 12, prove: 500 }) },
  );
});

test('each month is the list of its days, and so is the month a year before', async () => {
  const { received } = await look();
  expect(received?.months.map(({ month }) => month)).toContain('2025-11');
  for (const { month, head, currency, amount } of received?.months ?? []) {
    const next = month.endsWith('12')
      ? `${Number(month.slice(0, 4)) + 1}-01`
      : month.replace(/\d\d$/, (digits) => String(Number(digits) + 1).padStart(2, '0'));
    const to = new Date(Date.parse(`${next}-01`) - 86_400_000).toISOString().slice(0, 10);
    const listed = await sumPages({ head, currency, from: `${month}-01`, to });
    expect([month, head, listed[currency] ?? 0]).toEqual([month, head, inMinor(amount)]);
  }
});

type MemberQuery = CallOf<typeof members.list>['query'];
const listed = async (query: MemberQuery) =>
  (await app.call(members.list, { query: { take: 1, ...query } }, desk.token)).meta.itemCount;

test('every figure about members is the count of its list', async () => {
  const { members: figures, today } = await look();
  const until = (count: number) => ({
    standing: 'current' as const,
    paidUntilFrom: today,
    paidUntilTo: new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10),
  });
  expect(figures).toMatchObject({
    active: await listed({ status: 'active' }),
    inactive: await listed({ status: 'inactive' }),
    pending: await listed({ status: 'pending' }),
    grace: await listed({ standing: 'grace' }),
    lapsed: await listed({ standing: 'lapsed' }),
    expiringIn30Days: await listed(until(30)),
    expiringIn60Days: await listed(until(60)),
    expiringIn90Days: await listed(until(90)),
  });
  expect(figures?.byType.length).toBeGreaterThan(0);
  for (const { id: membershipTypeId, name: _name, total, ...statuses } of figures?.byType ?? []) {
    expect(await listed({ membershipTypeId })).toBe(total);
    for (const [status, count] of Object.entries(statuses))
      expect(await listed({ membershipTypeId, status } as MemberQuery)).toBe(count);
  }
  for (const { id: countryId, total } of figures?.byCountry ?? [])
    expect(await listed({ countryId })).toBe(total);
  expect(figures?.byDzongkhag.map(({ total }) => total)).toEqual([3, 3, 3]);
  for (const { dzongkhag, total } of figures?.byDzongkhag ?? [])
    expect(await listed({ dzongkhag })).toBe(total);
});

test('somebody who moves is counted where they live now', async () => {
  const query = { dzongkhag: 'Haa' as const };
  const { data } = await app.call(members.list, { query }, desk.token);
  const { id } = data[0]!;
  await app.call(members.update, { params: { id }, body: { dzongkhag: 'Gasa', gewog: null } }, desk.token);
  const { members: figures } = await look();
  const counts = Object.fromEntries(
    figures?.byDzongkhag.map(({ dzongkhag, total }) => [dzongkhag, total]) ?? [],
  );
  expect(counts).toMatchObject({ Haa: 2, Gasa: 1 });
  expect(await listed({ dzongkhag: 'Gasa' })).toBe(1);
});

test('what waits is what the queues hold, with its sum and its age', async () => {
  app.clock.advance({ days: 3 });
  desk.token = await app.signIn('Administrator');
  const { waiting } = await look();
  const queue = await app.call(donations.pending, { query: {} }, desk.token);
  expect(waiting.donations).toEqual({
    count: queue.meta.itemCount,
    amounts: [{ currency: 'BTN', amount: '770.25' }],
    oldestDays: queue.data[0]?.ageDays,
  });
  expect(waiting.fees).toMatchObject({
    count: (await app.call(fees.pending, { query: {} }, desk.token)).meta.itemCount,
    oldestDays: 3,
  });
  expect(waiting.oldest.map(({ kind, ageDays }) => [kind, ageDays]).sort()).toEqual([
    ['donation', 3],
    ['donation', 3],
    ['fee', 3],
  ]);
});

test('a campaign has what the list of its money adds up to', async () => {
  await app.db
    .updateTable('donationPurposes')
    .set({ targetAmount: 5_000_000 })
    .where('id', '=', purposes[1]!)
    .execute();
  const { campaigns } = await look();
  const [campaign] = campaigns ?? [];
  const sums = await sumPages({ purposeId: purposes[1], head: 'donations', currency: 'BTN' });
  expect(inMinor(campaign?.given ?? '')).toBe(sums['BTN']);
});
