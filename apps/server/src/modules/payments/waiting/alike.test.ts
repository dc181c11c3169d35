import { expect, test } from 'vitest';
import { findAlike } from './alike.ts';
import type { Candidate } from './alike.repository.ts';

const payment = (id: string, journalKey: string | null, values: Partial<Candidate> = {}): Candidate => ({
  id,
  journalKey,
  slipSha256: null,
  submittedAt: new Date('2026-11-15T06:00:00Z'),
  feeId: null,
  donationId: `donation of ${id}`,
  ...values,
});
const likenessesOf = (looked: Candidate, candidates: Candidate[]) =>
  findAlike([looked], candidates)
    .get(looked.id)!
    .map(({ likeness, paymentId }) => `${paymentId}: ${likeness}`);

const looked = payment('looked', 'BOB:700123', { slipSha256: 'a picture' });

test('what is the same comes before what is nearly so, and no more than five are told', () => {
  const near = ['700124', '700125', '70012', '7001234', '600123', '800123'];
  const candidates = [
    ...near.map((number) => payment(`near ${number}`, `BOB:${number}`)),
    payment('same number', 'BOB:700123'),
    payment('same slip', 'BNB:1', { slipSha256: 'a picture' }),
  ];
  expect(likenessesOf(looked, candidates)).toEqual([
    'same number: sameJournal',
    'same slip: sameSlip',
    'near 700124: nearJournal',
    'near 700125: nearJournal',
    'near 70012: nearJournal',
  ]);
});

test('of a number that many have the first five are told, and nothing that is only near', () => {
  const many = Array.from({ length: 8 }, (_, at) => payment(`number ${at}`, 'BOB:700123'));
  expect(likenessesOf(looked, [payment('near', 'BOB:700124'), ...many])).toEqual(
    many.slice(0, 5).map(({ id }) => `${id}: sameJournal`),
  );
});

test('a number at another bank is near when it is the same, and long enough to mean something', () => {
  expect(likenessesOf(looked, [payment('elsewhere', 'BNB:700123'), payment('other', 'BNB:700124')])).toEqual([
    'elsewhere: nearJournal',
  ]);
  const bankNames = (candidate: Candidate) =>
    findAlike([looked], [candidate])
      .get('looked')!
      .map(({ hasOtherBankName }) => hasOtherBankName);
  expect(bankNames(payment('elsewhere', 'BNB:700123'))).toEqual([true]);
  expect(bankNames(payment('near', 'BOB:700124'))).toEqual([false]);
  expect(likenessesOf(payment('short', 'BOB:123'), [payment('elsewhere', 'BNB:123')])).toEqual([]);
});

test('a payment is not like itself, nor like those without number or slip, nor near what came long before', () => {
  const longBefore = { submittedAt: new Date('2026-09-15T06:00:00Z') };
  const candidates = [
    looked,
    payment('nothing', null),
    payment('old and near', 'BOB:700124', longBefore),
    payment('two characters', 'BOB:700199'),
    payment('old and the same', 'BOB:700123', longBefore),
  ];
  expect(likenessesOf(looked, candidates)).toEqual(['old and the same: sameJournal']);
  expect(likenessesOf(payment('cash', null), [payment('nothing', null)])).toEqual([]);
});

test('what it pays is told: a fee or a donation', () => {
  const fee = payment('a fee', 'BOB:700123', { feeId: 'fee 1', donationId: null });
  expect(findAlike([looked], [fee]).get('looked')).toEqual([
    { likeness: 'sameJournal', hasOtherBankName: false, dueKind: 'fee', dueId: 'fee 1', paymentId: 'a fee' },
  ]);
});
