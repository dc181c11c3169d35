import { describe, expect, test } from 'vitest';
import { seededNumbers, slipsOfMonth, statementOfMonth } from '../../../testing/month-of-payments.ts';
import type { ComparedLine, ComparedPayment } from './compare.ts';
import { matchLines } from './match-lines.ts';

const payment: ComparedPayment = {
  id: 'payment',
  isPaid: false,
  isMatched: false,
  isMeanwhile: false,
  amount: 120_000,
  paidOn: '2026-05-01',
  journalNumber: '48291175',
  reference: 'K7M4-2QXB',
  payerName: 'Karma Choden',
};
const line: ComparedLine = {
  id: 'line',
  bookedOn: '2026-05-02',
  amount: 120_000,
  journalNumber: '48291175',
  text: 'TRF FR K CHODEN K7M4 2QXB',
};
const one = (lines: ComparedLine[], payments: ComparedPayment[]) => matchLines(lines, payments).get('line');
const pileOf = (changed: Partial<ComparedLine>, paid: Partial<ComparedPayment> = {}) =>
  one([{ ...line, ...changed }], [{ ...payment, ...paid }])?.pile;

describe('a line is sure', () => {
  test('where number, reference, amount and day agree', () => {
    expect(one([line], [payment])).toEqual({
      pile: 'sure',
      proposals: [
        {
          paymentId: 'payment',
          evidence: { journal: 'same', reference: 'same', amount: 'same', daysLater: 1, sender: 'fits' },
          approvedFor: null,
          isMeanwhile: false,
        },
      ],
    });
  });

  test('by the journal number alone, and by the reference alone', () => {
    expect(pileOf({ text: 'TRANSFER' })).toBe('sure');
    expect(pileOf({ journalNumber: null })).toBe('sure');
    expect(pileOf({ journalNumber: '0048-291175', text: '' })).toBe('sure');
  });

  test('by a journal number that the payer wrote in the digits of Dzongkha', () => {
    expect(pileOf({ text: 'TRANSFER' }, { journalNumber: '༤༨༢༩༡༡༧༥' })).toBe('sure');
  });

  test('by a journal number that the bank writes among its words', () => {
    expect(pileOf({ journalNumber: null, text: 'JRNL 48291175 MOBILE' })).toBe('sure');
  });

  test('where the reference has a typing error and the journal number is exact', () => {
    expect(pileOf({ text: 'K7M4 2QXC' })).toBe('sure');
  });
});

describe('a line is doubtful', () => {
  test.each([
    ['the journal number has two digits swapped', { journalNumber: '48291157' }],
    ['the journal number is another, and only the reference agrees', { journalNumber: '59999999' }],
    ['the amount differs', { amount: 125_000 }],
    ['it was booked five days later', { bookedOn: '2026-05-06' }],
    ['it was booked before it was paid', { bookedOn: '2026-04-28' }],
    ['only the sum and the day agree', { journalNumber: null, text: 'CASH DEPOSIT' }],
    ['only sum, day and sender agree', { journalNumber: '59999999', text: 'K CHODEN' }],
    ['the reference has a typing error and there is no number', { journalNumber: null, text: 'K7M42QXC' }],
  ])('where %s', (_, changed) => {
    expect(pileOf(changed)).toBe('doubtful');
  });

  test('where two payments fit', () => {
    const other = { ...payment, id: 'other', reference: 'ABCD-EFGH' };
    expect(one([line], [payment, other])).toMatchObject({
      pile: 'doubtful',
      proposals: [{ paymentId: 'payment' }, { paymentId: 'other' }],
    });
  });

  test('where another line claims the same payment', () => {
    const second = { ...line, id: 'second', amount: 50_000 };
    const piles = [...matchLines([line, second], [payment]).values()].map(({ pile }) => pile);
    expect(piles).toEqual(['doubtful', 'doubtful']);
  });

  test('where it bears the reference of something else', () => {
    const standing = matchLines([{ ...line, text: 'ABCD EFGH' }], [payment], {
      isReference: (code) => code === 'ABCDEFGH',
    });
    expect(standing.get('line')?.pile).toBe('doubtful');
  });
});

describe('a line is nobody’s', () => {
  test('where nothing but the sum agrees', () => {
    expect(pileOf({ journalNumber: '59999999', text: 'RIGZIN ENTERPRISE' })).toBe('unmatched');
    expect(pileOf({ journalNumber: null, text: '', bookedOn: '2026-05-20' })).toBe('unmatched');
  });

  test('where the only payment was declined', () => {
    const standing = matchLines([line], [payment], { isDeclined: () => true });
    expect(standing.get('line')?.pile).toBe('unmatched');
  });

  test('where a payment that has its line is paid once more with the same reference', () => {
    const paid = { isPaid: true, isMatched: true };
    expect(pileOf({ journalNumber: '59999999' }, paid)).toBe('unmatched');
    expect(pileOf({ journalNumber: null }, paid)).toBe('unmatched');
  });
});

describe('a payment that was approved elsewhere keeps its line', () => {
  const meanwhile = { isPaid: true, isMeanwhile: true };

  test('where more or less came in than it was approved for', () => {
    const kept = { pile: 'doubtful', proposals: [{ paymentId: 'payment', approvedFor: 120_000 }] };
    expect(one([{ ...line, amount: 125_000 }], [{ ...payment, ...meanwhile }])).toMatchObject(kept);
    expect(one([{ ...line, amount: 100_000 }], [{ ...payment, isPaid: true }])).toMatchObject(kept);
  });

  test.each([
    ['its number has two digits swapped', { journalNumber: '48291157', text: '' }],
    ['its number is another, and the reference agrees', { journalNumber: '59999999' }],
    ['only sum, day and sender agree', { journalNumber: '59999999', text: 'K CHODEN' }],
    ['only the sum and the day agree', { journalNumber: null, text: 'CASH DEPOSIT' }],
  ])('where %s', (_, changed) => {
    expect(pileOf(changed, meanwhile)).toBe('doubtful');
  });

  test('and none but its own, once that is known', () => {
    const second = { ...line, id: 'second', journalNumber: '59999999' };
    const standings = matchLines([line, second], [{ ...payment, ...meanwhile }]);
    expect([...standings.values()].map(({ pile }) => pile)).toEqual(['double', 'unmatched']);
  });
});

test('a payment that was verified before is a double, not a match', () => {
  expect(pileOf({}, { isPaid: true })).toBe('double');
  expect(pileOf({ journalNumber: null }, { isPaid: true })).toBe('double');
});

test('5,000 lines and 5,000 payments of one sum and day are compared with a few each, and still told apart', () => {
  const names = ['Karma Choden', 'Dorji Wangmo', 'Tashi Lhamo', 'Pema Dorji'];
  const payments = Array.from({ length: 5000 }, (_, at) => ({
    ...payment,
    id: `p${at}`,
    journalNumber: at % 2 ? String(7_000_000_000 + at * 13_577) : null,
    reference: null,
    payerName: names[at % 4]!,
  }));
  const lines = Array.from({ length: 5000 }, (_, at) => ({
    ...line,
    id: `l${at}`,
    journalNumber: at % 2 ? String(7_000_000_000 + at * 13_577) : null,
    text: at % 4 === 0 ? 'TRF K CHODEN' : 'MOBILE TRANSFER',
  }));
  let compared = 0;
  const standings = matchLines(lines, payments, {
    isDeclined: () => {
      compared += 1;
      return false;
    },
  });
  expect(compared).toBeLessThan(5000 * 60);
  const odd = lines.filter((_, at) => at % 2);
  expect(odd.filter(({ id }) => standings.get(id)?.pile !== 'sure')).toEqual([]);
  const named = standings.get('l0');
  expect(named).toMatchObject({
    pile: 'doubtful',
    proposals: [{ evidence: { sender: 'fits' } }, {}, {}, {}, {}],
  });
  expect(standings.get('l2')?.pile).toBe('doubtful');
});

test('declining the first proposals brings up the next ones of the same sum and day', () => {
  const payments = Array.from({ length: 20 }, (_, at) => ({
    ...payment,
    id: `p${at}`,
    journalNumber: null,
    reference: null,
  }));
  const standing = matchLines([{ ...line, journalNumber: null, text: '' }], payments, {
    isDeclined: (_, paymentId) => Number(paymentId.slice(1)) < 17,
  }).get('line');
  expect(standing?.proposals.map(({ paymentId }) => paymentId)).toEqual(['p17', 'p18', 'p19']);
});

test('a line with a number still finds the one payment of its sum that came without one', () => {
  const numbered = Array.from({ length: 50 }, (_, at) => ({
    ...payment,
    id: `p${at}`,
    journalNumber: `7${at}000001`,
    reference: null,
  }));
  const without = { ...payment, id: 'without', journalNumber: null, reference: null };
  const standing = one([{ ...line, journalNumber: '59999999', text: 'X' }], [...numbered, without]);
  expect(standing?.proposals.map(({ paymentId }) => paymentId)).toEqual(['without']);
});

describe('a statement of 1,000 lines', () => {
  test.each([1, 2, 3, 4, 5])(
    'has no wrong sure match and at least 95 % of the right ones, seed %s',
    (seed) => {
      const slips = slipsOfMonth(800, '2026-05-01', seed);
      const statement = statementOfMonth(slips, '2026-05-01', seed + 100);
      const shuffled = shuffle(statement, seed);
      const seen = new Set<string>();
      const lines = shuffled.flatMap((line, at) => {
        const key = JSON.stringify([line.bookedOn, line.amount, line.journalNumber, line.text]);
        if (line.amount < 0 || seen.has(key)) return [];
        seen.add(key);
        const { journalNumber, ...rest } = line;
        return [{ ...rest, id: String(at), journalNumber: journalNumber || null }];
      });
      const payments = slips.map((slip, at) => ({ ...payment, ...slip, id: String(at) }));
      const standings = matchLines(lines, payments);
      const sure = lines.filter(({ id }) => standings.get(id)?.pile === 'sure');
      const isRight = ({ id, slip }: (typeof lines)[number]) =>
        standings.get(id)?.proposals[0]?.paymentId === String(slip);
      expect(sure.filter((line) => !isRight(line))).toEqual([]);
      const ours = lines.filter(({ slip }) => slip !== null);
      expect(ours).toHaveLength(640);
      expect(sure.length / ours.length).toBeGreaterThanOrEqual(0.95);
      const first = ours.filter(isRight);
      expect(first.length / ours.length).toBeGreaterThanOrEqual(0.99);
    },
  );
});

function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const next = seededNumbers(seed);
  return items
    .map((item) => ({ item, at: next(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
