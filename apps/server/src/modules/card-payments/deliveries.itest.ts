import { randomInt } from 'node:crypto';
import { cardPayments, type CardStart } from '@kathok/contract';
import { expect, test } from 'vitest';
import { openCardDesk } from '../../testing/card-desk.ts';
import { howMany } from '../../testing/how-many.ts';
import { startAppForFile } from '../../testing/office.ts';

const paymentCount = howMany({ test: 30, prove: 500 });
const side = 20;
const patience = howMany({ test: 300_000, prove: 3_600_000 });

const app = await startAppForFile();
const desk = await openCardDesk(app);

/** Twenty at any moment, until all are done. */
async function allOf(work: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = work[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: side }, async () => {
      for (const one of waiting) await one();
    }),
  );
}

function shuffle<Item>(list: Item[]): Item[] {
  return list
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

test(
  `${paymentCount} payments, their outcome delivered 3 to 5 times in any order, 20 at once: as many receipts`,
  async () => {
    const paid: { started: CardStart; brought: string }[] = [];
    await allOf(
      Array.from({ length: paymentCount }, (_, at) => async () => {
        const started = await desk.start(await desk.donation(10_000 + at));
        await desk.arrive(started);
        paid.push({ started, brought: (await desk.choose(started.transactionId, 'approve'))! });
      }),
    );
    const token = await app.signIn('Treasurer');
    app.clock.advance({ minutes: 2 });

    const answers = new Set<string>();
    const back = (brought: string) => async () =>
      answers.add((await desk.comeBack(brought)).split('/')[2] ?? '');
    const deliveries: (() => Promise<unknown>)[] = paid.flatMap(({ started, brought }) => [
      ...Array.from({ length: 2 + randomInt(3) }, () => back(brought)),
      // The last one comes by another way: staff ask at the same moment.
      () => app.send(cardPayments.enquire, { params: { id: started.paymentId } }, { token }),
    ]);
    expect(deliveries.length).toBeGreaterThanOrEqual(3 * paymentCount);
    await allOf([...shuffle(deliveries).toSpliced(paymentCount, 0, desk.round), desk.round]);

    expect([...answers]).toEqual(['success']);
    const { payments, receipts, entries } = await desk.books();
    expect(payments.filter(({ status, isSurplus }) => status === 'paid' && !isSurplus)).toHaveLength(
      paymentCount,
    );
    expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(paymentCount);
    const positions = receipts.map(({ position }) => position).toSorted((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: paymentCount }, (_, at) => at + 1));
    const total = paid.reduce((sum, _, at) => sum + 10_000 + at, 0);
    const booked = entries
      .filter(({ account }) => account === 'card')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(booked).toBe(total);
  },
  patience,
);
