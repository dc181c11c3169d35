import type { KeptNumber } from './kept-counts.ts';

const booked = `ledger_postings
  JOIN ledger_entries ON posting_id = ledger_postings.id AND account = head
  JOIN payment_subjects USING (payment_id)`;
/** Sums of sums: a month of `ledger_sums` is part of a year too. */
const sumsByYearToo = `ledger_sums CROSS JOIN LATERAL (VALUES (ledger_sums.grain, ledger_sums.period),
    ('year', date_trunc('year', ledger_sums.period)::date)) AS grains (grain, period)`;
const sameNames = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

/**
 * The sums that are kept beside the ledger (docs/decisions/sums-kept-beside-the-ledger.md), as `npm run verify` adds them up again.
 */
export const keptSums: readonly KeptNumber[] = [
  {
    what: 'the ledger',
    table: 'ledger_sums',
    numbers: {
      settled: "CASE kind WHEN 'settle' THEN 1 ELSE 0 END",
      reversed: "CASE kind WHEN 'reverse' THEN 1 ELSE 0 END",
      amount: '-amount',
    },
    sources: [
      {
        rows: `${booked} CROSS JOIN LATERAL (VALUES ('day', day), ('month', date_trunc('month', day)::date)) AS grains (grain, period)`,
        keys: sameNames('grain', 'period', 'head', 'due', 'about_id', 'method', 'currency'),
        condition: 'true',
      },
    ],
  },
  {
    what: 'the ledger without what money was for',
    table: 'ledger_totals',
    numbers: sameNames('settled', 'reversed', 'amount'),
    sources: [
      {
        rows: sumsByYearToo,
        keys: {
          grain: 'grains.grain',
          period: 'grains.period',
          ...sameNames('head', 'due', 'method', 'currency'),
        },
        condition: "grains.grain <> 'year' OR ledger_sums.grain = 'month'",
      },
    ],
  },
  {
    what: 'purposes',
    table: 'purpose_sums',
    numbers: sameNames('amount'),
    sources: [
      {
        rows: 'ledger_sums',
        keys: { purpose_id: 'about_id', currency: 'currency' },
        condition: "grain = 'month' AND head = 'donations'",
      },
    ],
  },
  {
    what: 'donations of each donor',
    table: 'purpose_donors',
    numbers: { donations: "CASE kind WHEN 'settle' THEN 1 ELSE -1 END" },
    sources: [
      {
        rows: 'ledger_postings JOIN payment_subjects USING (payment_id)',
        keys: { purpose_id: 'about_id', donor_id: 'donor_id' },
        condition: "head = 'donations'",
      },
    ],
  },
  {
    what: 'donors',
    table: 'purpose_donor_counts',
    numbers: { donors: '1' },
    sources: [{ rows: 'purpose_donors', keys: { purpose_id: 'purpose_id' }, condition: 'donations > 0' }],
  },
];
