import { boolean, constantFrom, nat, sample, string, tuple } from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startOffice } from '../../../testing/office.ts';
import { findSimilarPayments } from './similar-payment.repository.ts';

const { app, desk } = await startOffice();

interface Sent {
  journalKey: string | null;
  slipSha256?: string;
  daysBefore?: number;
}

/** A rejected payment for a donation or fee of its own, so that several may have one number; the earlier the more days before. */
async function send(sent: Sent, kind: 'donation' | 'fee' = 'donation') {
  const { journalKey, slipSha256 = null, daysBefore = 0 } = sent;
  const dueId = kind === 'fee' ? (await desk.renewalWithSlip()).feeId : await desk.donationWithSlip();
  const dueColumn = kind === 'fee' ? 'feeId' : 'donationId';
  const { id } = await app.db
    .updateTable('payments')
    .set({
      journalKey,
      slipSha256,
      status: 'rejected',
      submittedAt: new Date(Date.UTC(2026, 10, 15) - daysBefore * 86_400_000),
    })
    .where(dueColumn, '=', dueId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, dueId };
}

async function likenessesOf(looked: { id: string }, named: Record<string, { dueId: string }>) {
  const names = new Map(Object.entries(named).map(([name, { dueId }]) => [dueId, name]));
  const alike = await findSimilarPayments(app.db, [looked.id]);
  return alike.get(looked.id)!.map(({ dueId, likeness }) => `${names.get(dueId)}: ${likeness}`);
}

/** A number of its own for each test. */
let begun = 0;
const nextNumber = () => {
  begun += 1;
  return String(begun).repeat(6);
};

test('what is the same comes before what is nearly so, the latest first, and no more than five are told', async () => {
  const number = nextNumber();
  const looked = await send({ journalKey: `BOB:${number}7`, slipSha256: 'a picture' });
  const named = {
    first: await send({ journalKey: `BOB:${number}8`, daysBefore: 4 }),
    second: await send({ journalKey: `BOB:${number}9`, daysBefore: 3 }),
    shorter: await send({ journalKey: `BOB:${number}`, daysBefore: 2 }),
    longer: await send({ journalKey: `BOB:${number}75`, daysBefore: 1 }),
    'same number': await send({ journalKey: `BOB:${number}7`, daysBefore: 5 }),
    'same slip': await send({ journalKey: 'BNB:1', slipSha256: 'a picture', daysBefore: 6 }),
  };
  expect(await likenessesOf(looked, named)).toEqual([
    'same number: sameJournal',
    'same slip: sameSlip',
    'longer: nearJournal',
    'shorter: nearJournal',
    'second: nearJournal',
  ]);
});

test('a payment with both its slip and its number is told once', async () => {
  const sent = { journalKey: `BOB:${nextNumber()}`, slipSha256: 'another picture' };
  const [looked, twin] = [await send(sent), await send(sent)];
  expect(await likenessesOf(looked, { twin })).toEqual(['twin: sameSlip']);
});

test('a number at another bank is near when it is the same, and long enough to mean something', async () => {
  const number = nextNumber();
  const looked = await send({ journalKey: `BOB:${number}` });
  const elsewhere = await send({ journalKey: `BNB:${number}` });
  await send({ journalKey: `BNB:${number.slice(1)}7` });
  const near = await send({ journalKey: `BOB:${number.slice(1)}7`, daysBefore: 1 });
  const alike = await findSimilarPayments(app.db, [looked.id]);
  expect(alike.get(looked.id)).toMatchObject([
    { dueId: elsewhere.dueId, likeness: 'nearJournal', hasOtherBankName: true },
    { dueId: near.dueId, likeness: 'nearJournal', hasOtherBankName: false },
  ]);
  const short = await send({ journalKey: 'BOB:4321' });
  await send({ journalKey: 'BNB:4321' });
  await send({ journalKey: 'BOB:4322' });
  await send({ journalKey: 'BOB:43210' });
  expect(await likenessesOf(short, {})).toEqual([]);
});

test('a payment is not like itself, nor like those without number or slip, nor near what came long before', async () => {
  const number = nextNumber();
  const looked = await send({ journalKey: `BOB:${number}` });
  await send({ journalKey: `BOB:${number}5`, daysBefore: 61 });
  await send({ journalKey: `BNB:${number}`, daysBefore: 61 });
  await send({ journalKey: `BOB:${number.slice(2)}77` });
  const cash = await send({ journalKey: null });
  await send({ journalKey: null });
  const same = await send({ journalKey: `BOB:${number}`, daysBefore: 400 });
  expect(await likenessesOf(looked, { same })).toEqual(['same: sameJournal']);
  expect(await likenessesOf(cash, {})).toEqual([]);
});

test('each of a screen has its own, with what they pay and how staff call it', async () => {
  const number = nextNumber();
  const looked = await send({ journalKey: `BOB:${number}` });
  const fee = await send({ journalKey: `BOB:${number}` }, 'fee');
  const alike = await findSimilarPayments(app.db, [looked.id, fee.id]);
  const referenceOf = async (table: 'donations' | 'membershipFees', id: string) =>
    (await app.db.selectFrom(table).select('reference').where('id', '=', id).executeTakeFirstOrThrow())
      .reference;
  const likeness = { likeness: 'sameJournal', hasOtherBankName: false };
  expect(Object.fromEntries(alike)).toEqual({
    [looked.id]: [
      {
        ...likeness,
        dueKind: 'fee',
        dueId: fee.dueId,
        label: await referenceOf('membershipFees', fee.dueId),
      },
    ],
    [fee.id]: [
      {
        ...likeness,
        dueKind: 'donation',
        dueId: looked.dueId,
        label: await referenceOf('donations', looked.dueId),
      },
    ],
  });
  expect(await findSimilarPayments(app.db, [])).toEqual(new Map());
});

/** Which of these pairs of numbers of one bank have a key in common. */
async function shareKeys(pairs: readonly (readonly [string, string])[]): Promise<boolean[]> {
  const { rows } = await sql<{ shares: boolean }>`
    select near_journal_keys('BOB:' || a) && near_journal_keys('BOB:' || b) as shares
    from unnest(${pairs.map(([a]) => a)}::text[], ${pairs.map(([, b]) => b)}::text[]) with ordinality as pair (a, b, place)
    order by place`.execute(app.db);
  return rows.map(({ shares }) => shares);
}

test('numbers that differ in one character have a key in common, wherever it is', async () => {
  const numbers = string({ unit: constantFrom(...'0123456789FT'), minLength: 5, maxLength: 14 });
  const mistyped = tuple(numbers, nat(), constantFrom(...'0123456789', ''), boolean()).map(
    ([number, place, character, isOneMore]) => {
      const at = place % number.length;
      return [number, number.slice(0, at) + character + number.slice(isOneMore ? at : at + 1)] as const;
    },
  );
  const swapped = tuple(numbers, nat()).map(([number, place]) => {
    const at = place % (number.length - 1);
    return [number, number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)] as const;
  });
  const pairs = [...sample(mistyped, 300), ...sample(swapped, 100)];
  const shares = await shareKeys(pairs);
  expect(pairs.filter((_, at) => !shares[at])).toEqual([]);
});

test('numbers that differ in more have none', async () => {
  const pairs = [
    ['1234567890', '9876543210'],
    ['1234567890', '1334567880'],
    ['1234567890', '12345678'],
  ] as const;
  expect(await shareKeys(pairs)).toEqual([false, false, false]);
});
