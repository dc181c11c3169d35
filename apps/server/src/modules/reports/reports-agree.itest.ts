import {
  donationGroupings,
  type Donation,
  donations,
  feeGroupings,
  fees,
  members,
  parseAmount,
  reports,
} from '@kathok/contract';
import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purposeId, sampleDonation } from '../../testing/donation-samples.ts';
import { howMany } from '../../testing/how-many.ts';
import { cellsOf } from '../../testing/read-all-rows.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
import { startOffice } from '../../testing/office.ts';

const minor = (text: string) =>
  (text.startsWith('-') ? -1 : 1) * (parseAmount(text.replace('-', '')) ?? Number.NaN);

/** Paid and taken back on many days, by many ways, with chhertum, in two currencies; some promised, some at a wrong day. */
const { app, desk } = await startOffice();
const construction = await purposeId(app, 'Construction');
const lamps = await purposeId(app);
const { id: memberId } = await desk.member();
const methods = ['cash', 'cheque', 'bank_deposit', 'mobile_transfer'] as const;
for (let number = 0; number < 40; number += 1) {
  const method = methods[number % 4]!;
  const day = `2026-${String(1 + ((number * 7) % 11)).padStart(2, '0')}-${String(1 + ((number * 5) % 14)).padStart(2, '0')}`;
  const payment = {
    method,
    paidOn: number < 30 ? day : `2025-${day.slice(5)}`,
    ...(method === 'mobile_transfer' || method === 'bank_deposit' || method === 'cheque'
      ? { bank: 'Bank of Bhutan', journalNumber: `9${String(number).padStart(8, '0')}` }
      : {}),
  };
  const body = await sampleDonation(app, {
    amount: `${100 + number * 37}.${String((number * 13) % 100).padStart(2, '0')}`,
    purposeId: number % 3 === 0 ? construction : lamps,
    ...(number % 8 === 0 && { currency: 'USD' }),
    ...(number % 5 === 0 && { donorType: 'member' as const, memberId, donorName: undefined }),
    ...(number % 7 !== 3 && { payment }),
  });
  const donation = (await app.call(donations.create, { body }, desk.token)) as Donation;
  if (number % 9 === 2 && number % 7 !== 3)
    await app.call(
      donations.reverse,
      { params: { id: donation.id }, body: { reason: 'Typed twice' } },
      desk.token,
    );
}
for (let number = 0; number < 8; number += 1) {
  const { id } = await desk.member();
  const payment = { method: 'cash' as const, paidOn: `2026-${String(number + 2).padStart(2, '0')}-03` };
  const fee = await app.call(
    fees.create,
    { body: { memberId: id, kind: 'renewal', ...(number !== 3 && { payment }) } },
    desk.token,
  );
  if (number === 5)
    await app.call(fees.reverse, { params: { id: fee.id }, body: { reason: 'Wrong member' } }, desk.token);
}

/** Few filters at a time, so that something is left to add up. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const day = fc
  .record({
    year: fc.constantFrom(2025, 2026),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((one) => `${one.year}-${String(one.month).padStart(2, '0')}-${String(one.day).padStart(2, '0')}`);
const common = {
  from: maybe(day),
  to: maybe(day),
  method: maybe(fc.constantFrom('cash', 'cheque', 'bank_deposit', 'mobile_transfer')),
  currency: maybe(fc.constantFrom('BTN', 'USD')),
  paymentStatus: maybe(fc.constantFrom('paid', 'reversed', 'unpaid')),
};
const ofDonations = fc.record({
  ...common,
  donorType: maybe(fc.constantFrom('member', 'non_member', 'anonymous')),
  minAmount: maybe(fc.constantFrom('300', '500.50')),
  maxAmount: maybe(fc.constantFrom('900', '1200.99')),
  purposeId: maybe(fc.constantFrom('construction')),
  q: maybe(fc.constantFrom('Sonam', 'Yangzom', 'nobody at all')),
  groupBy: maybe(fc.constantFrom(...donationGroupings)),
  thenBy: maybe(fc.constantFrom(...donationGroupings)),
});
const ofFees = fc.record({
  ...common,
  kind: maybe(fc.constantFrom('renewal', 'registration')),
  groupBy: maybe(fc.constantFrom(...feeGroupings)),
  thenBy: maybe(fc.constantFrom(...feeGroupings)),
});

type Sums = Record<string, number>;
const sumsOf = (rows: readonly { currency: string; amount: string | number }[]): Sums => {
  const sums: Sums = {};
  for (const { currency, amount } of rows)
    sums[currency] = (sums[currency] ?? 0) + (typeof amount === 'number' ? amount : minor(amount));
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
};

const cleanOf = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

/** Days that end before they begin are refused. */
const inOrder = (query: Record<string, string>): Record<string, string> =>
  query['from'] && query['to'] && query['to'] < query['from']
    ? { ...query, from: query['to'], to: query['from'] }
    : query;

async function allPages<Row>(
  read: (page: number) => Promise<{ data: Row[]; meta: { hasNextPage: boolean } }>,
) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await read(page);
    rows.push(...data);
    if (!meta.hasNextPage) return rows;
  }
}

/** What the ledger says, told once more and from its tables alone: every posting is looked at here, not in the database. */
async function fromLedger(
  head: 'donations' | 'membership_fees',
  query: Record<string, string>,
): Promise<Sums> {
  const { rows } = await sql<{
    day: string;
    method: string;
    currency: string;
    amount: number;
    status: string;
    dueAmount: number;
    purposeId: string | null;
    donorType: string | null;
    donorName: string | null;
    kind: string | null;
  }>`select postings.day::text as day, postings.method, postings.currency, -entries.amount as amount,
      coalesce(donations.payment_status, fees.payment_status) as status,
      coalesce(donations.amount, fees.amount) as due_amount, donations.purpose_id, donations.donor_type,
      donations.donor_name, fees.kind
    from ledger_entries as entries join ledger_postings as postings on postings.id = entries.posting_id
    join payments on payments.id = postings.payment_id
    left join donations on donations.id = payments.donation_id
    left join membership_fees as fees on fees.id = payments.fee_id
    where entries.account = ${head}`.execute(app.db);
  const isMeant = (row: (typeof rows)[number]) =>
    (!query['from'] || row.day >= query['from']) &&
    (!query['to'] || row.day <= query['to']) &&
    (!query['method'] || row.method === query['method']) &&
    (!query['currency'] || row.currency === query['currency']) &&
    (!query['paymentStatus'] || row.status === query['paymentStatus']) &&
    (!query['donorType'] || row.donorType === query['donorType']) &&
    (!query['kind'] || row.kind === query['kind']) &&
    (!query['purposeId'] || row.purposeId === query['purposeId']) &&
    (!query['minAmount'] || row.dueAmount >= minor(query['minAmount'])) &&
    (!query['maxAmount'] || row.dueAmount <= minor(query['maxAmount'])) &&
    (!query['q'] || (row.donorName ?? '').includes(query['q']));
  return sumsOf(rows.filter(isMeant));
}

type Answer = { bytes: Buffer; status: number };

/** The sums of a workbook: of its table, whose last rows are the totals, and of its payments. */
async function fromWorkbook({ bytes }: Answer) {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const [table, payments] = sheets.map(({ rows }) => rows);
  const column = (rows: typeof table, name: string) => rows![0]!.indexOf(name);
  const sumOf = (rows: NonNullable<typeof table>, of: NonNullable<typeof table>) =>
    sumsOf(
      of.map((row) => {
        const amount = row[column(rows, 'Amount')];
        expect(typeof amount).toBe('number');
        return { currency: String(row[column(rows, 'Currency')]), amount: Math.round(Number(amount) * 100) };
      }),
    );
  for (const row of payments!.slice(1)) expect(row[0]).toBeInstanceOf(Date);
  const groupColumn = 0;
  const isTotal = (row: NonNullable<typeof table>[number]) => row[groupColumn] === 'Total';
  return {
    groups: sumOf(
      table!,
      table!.slice(1).filter((row) => !isTotal(row)),
    ),
    totals: sumOf(table!, table!.filter(isTotal)),
    payments: sumOf(payments!, payments!.slice(1)),
  };
}

async function fromCsv({ bytes }: Answer): Promise<Sums> {
  const [head = [], ...rows] = await cellsOf(new Uint8Array(bytes));
  const [amount, currency] = [head.indexOf('Amount'), head.indexOf('Currency')];
  return sumsOf(rows.map((cells) => ({ amount: cells[amount]!, currency: cells[currency]! })));
}

/** Each total of the paper: `Total BTN … 12 1,234.56` */
async function fromPaper({ bytes }: Answer): Promise<Sums> {
  const text = (await pagesOf(bytes)).join(' ');
  const totals = [...text.matchAll(/Total (BTN|USD)((?: ?−?[\d,]+(?:\.\d\d)?)+)/g)];
  return sumsOf(
    totals.map(([, currency = '', numbers = '']) => {
      const last = numbers.trim().split(/ +/).at(-1) ?? '';
      return { currency, amount: last.replaceAll(',', '').replace('−', '-') };
    }),
  );
}

const kinds = {
  donations: {
    head: 'donations',
    report: reports.donations,
    entries: reports.donationEntries,
    export: reports.exportDonations,
    asked: ofDonations,
  },
  fees: {
    head: 'membership_fees',
    report: reports.fees,
    entries: reports.feeEntries,
    export: reports.exportFees,
    asked: ofFees,
  },
} as const;

test.each(['donations', 'fees'] as const)(
  'for random filters the report, its payments over all pages, CSV, XLSX, PDF and the ledger agree: %s',
  async (name) => {
    const kind = kinds[name];
    let withMoney = 0;
    await fc.assert(
      fc.asyncProperty(kind.asked as fc.Arbitrary<object>, async (asked) => {
        const clean = inOrder(cleanOf(asked));
        const { groupBy, thenBy, ...filters } = {
          ...clean,
          ...(clean['purposeId'] && { purposeId: construction }),
        } as Record<string, string>;
        const query = { ...filters, ...(groupBy && { groupBy }), ...(thenBy && { thenBy }) };
        const expected = await fromLedger(kind.head, filters);
        if (Object.keys(expected).length > 0) withMoney += 1;
        const first = await app.call(kind.report, { query: query as never }, desk.token);
        expect(sumsOf(first.totals)).toEqual(expected);
        const groups = await allPages((page) =>
          app.call(kind.report, { query: { ...query, page, take: 3 } as never }, desk.token),
        );
        expect(sumsOf(groups)).toEqual(expected);
        const ofRows = groups.flatMap(({ parts, currency }) => parts.map((part) => ({ ...part, currency })));
        const parted = thenBy ? expected : {};
        expect([sumsOf(first.parts), sumsOf(ofRows)]).toEqual([parted, parted]);
        const entries = await allPages((page) =>
          app.call(kind.entries, { query: { ...filters, page, take: 7 } as never }, desk.token),
        );
        expect(sumsOf(entries)).toEqual(expected);
        const take = (format: string) =>
          app.send(kind.export, { query: { ...query, format } as never }, { token: desk.token });
        expect(await fromCsv(await take('csv'))).toEqual(expected);
        expect(await fromWorkbook(await take('xlsx'))).toEqual({
          groups: expected,
          totals: expected,
          payments: expected,
        });
        expect(await fromPaper(await take('pdf'))).toEqual(expected);
      }),
      { numRuns: howMany({ test: 10, prove: 200 }), seed: 15 },
    );
    expect(withMoney).toBeGreaterThan(howMany({ test: 10, prove: 200 }) / 3);
  },
);

test('without days the lists add up to the same, as what was paid of each fee and donation', async () => {
  for (const paymentStatus of [undefined, 'paid', 'reversed'] as const) {
    const query = paymentStatus ? { paymentStatus } : {};
    const given = await allPages((page) =>
      app.call(donations.list, { query: { ...query, page, take: 9 } }, desk.token),
    );
    const paid = given.map(({ amountPaid: amount, currency }) => ({ amount, currency }));
    expect(sumsOf(paid)).toEqual(sumsOf((await app.call(reports.donations, { query }, desk.token)).totals));
    const owed = await allPages((page) =>
      app.call(fees.list, { query: { ...query, page, take: 9 } }, desk.token),
    );
    const received = owed.map(({ amountPaid: amount, currency }) => ({ amount, currency }));
    expect(sumsOf(received)).toEqual(sumsOf((await app.call(reports.fees, { query }, desk.token)).totals));
  }
});

test('members are as many as the register lists, in whatever groups', async () => {
  for (const groupBy of ['type', 'status', 'standing', 'dzongkhag', 'country', 'joinedMonth'] as const) {
    for (const filters of [{}, { status: 'active' as const }, { gender: 'female' as const }]) {
      const { totals, series } = await app.call(
        reports.members,
        { query: { ...filters, groupBy, thenBy: 'gender' } },
        desk.token,
      );
      const { meta } = await app.call(members.list, { query: filters }, desk.token);
      expect(totals.count).toBe(meta.itemCount);
      expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(meta.itemCount);
      expect(series.flatMap(({ parts }) => parts).reduce((sum, { count }) => sum + count, 0)).toBe(
        meta.itemCount,
      );
    }
  }
});
