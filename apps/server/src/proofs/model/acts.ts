import { donations, fees, formatAmount, members, parseAmount, renewals } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { agree } from './agree.ts';
import { type Books, type Centre, ofState, pick } from './centre.ts';

export type Act = fc.AsyncCommand<Books, Centre>;

/** One thing that staff or the public do. It changes the books as it should change the server, and then both are compared. */
function act(
  name: string,
  isPossible: (books: Readonly<Books>) => boolean,
  doIt: (books: Books, centre: Centre) => Promise<void>,
): Act {
  return {
    check: isPossible,
    toString: () => name,
    async run(books, centre) {
      await doIt(books, centre);
      await agree(centre, books);
    },
  };
}

const minor = (amount: string) => parseAmount(amount) ?? Number.NaN;
const always = () => true;

const join = act('join', always, async (books, { app, desk }) => {
  const { id } = await app.call(members.create, { body: sampleMember(desk.ids) }, desk.token);
  const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, desk.token);
  books.members.push(id);
  books.dues.push({ id: fee!.id, kind: 'fee', balance: minor(fee!.balance), state: 'open', parts: [] });
});

const joinFree = act('join without a fee', always, async (books, { desk }) => {
  books.members.push((await desk.member()).id);
});

const renew = (at: number, periods: number) =>
  act(
    `renew(${at}, ${periods})`,
    ({ members }) => members.length > 0,
    async (books, { app, desk }) => {
      const body = { memberId: pick(books.members, at)!, periods };
      const answer = await app.send(renewals.create, { body }, { token: desk.token });
      // Whoever has not joined yet, or has a slip waiting for other terms, is refused.
      if (answer.status !== 201) return expect(answer.status).toBe(409);
      const { feeId } = renewals.create.response.parse(answer.body);
      const { balance } = await desk.fee(feeId);
      const known = books.dues.find(({ id }) => id === feeId);
      if (known) known.balance = minor(balance);
      else books.dues.push({ id: feeId, kind: 'fee', balance: minor(balance), state: 'open', parts: [] });
    },
  );

const give = (amount: number) =>
  act(`give(${amount})`, always, async (books, { desk }) => {
    const id = await desk.gift(formatAmount(amount));
    books.dues.push({ id, kind: 'donation', balance: amount, state: 'open', parts: [] });
  });

const giveCash = (amount: number) =>
  act(`giveCash(${amount})`, always, async (books, { app, desk }) => {
    const body = { donorType: 'anonymous' as const, purposeId: desk.purposeId, amount: formatAmount(amount) };
    const gift = await app.call(
      donations.create,
      { body: { ...body, payment: { method: 'cash' } } },
      desk.token,
    );
    books.donations += amount;
    books.dues.push({ id: gift.id, kind: 'donation', balance: 0, state: 'paid', parts: [amount] });
  });

const sendSlip = (at: number) =>
  act(
    `sendSlip(${at})`,
    (books) => ofState(books, 'open').length > 0,
    async (books, { app, desk }) => {
      const due = pick(ofState(books, 'open'), at)!;
      const slip = sampleSlip(desk.today());
      if (due.kind === 'fee') await app.call(fees.sendSlip, { params: { id: due.id }, body: slip });
      else await app.call(donations.sendSlip, { body: { donationId: due.id, ...slip } });
      due.state = 'waiting';
    },
  );

const approve = (at: number, came: 'all' | 'less' | 'more') =>
  act(
    `approve(${at}, ${came})`,
    (books) => ofState(books, 'waiting').length > 0,
    async (books, { app, desk }) => {
      const due = pick(ofState(books, 'waiting'), at)!;
      const received = { all: due.balance, less: Math.ceil(due.balance / 2), more: due.balance + 5000 }[came];
      const excess = due.kind === 'fee' ? Math.max(received - due.balance, 0) : 0;
      const endpoint = due.kind === 'fee' ? fees.decide : donations.decide;
      const body = {
        decision: 'approve' as const,
        amountReceived: formatAmount(received),
        ...(excess > 0 && { excessPurposeId: desk.purposeId }),
      };
      await app.call(endpoint, { params: { id: due.id }, body }, desk.token);
      books[due.kind === 'fee' ? 'fees' : 'donations'] += received - excess;
      books.donations += excess;
      due.parts.unshift(received - excess);
      // A gift is what was given; a fee stays what it is.
      due.balance = due.kind === 'fee' ? due.balance - (received - excess) : 0;
      due.state = due.balance > 0 ? 'open' : 'paid';
    },
  );

const reject = (at: number) =>
  act(
    `reject(${at})`,
    (books) => ofState(books, 'waiting').length > 0,
    async (books, { app, desk }) => {
      const due = pick(ofState(books, 'waiting'), at)!;
      const endpoint = due.kind === 'fee' ? fees.decide : donations.decide;
      const body = { decision: 'reject' as const, reason: 'Not readable' };
      await app.call(endpoint, { params: { id: due.id }, body }, desk.token);
      due.state = 'open';
    },
  );

const payCash = (at: number) =>
  act(
    `payCash(${at})`,
    (books) => ofState(books, 'open').length > 0,
    async (books, { app, desk }) => {
      const due = pick(ofState(books, 'open'), at)!;
      const endpoint = due.kind === 'fee' ? fees.update : donations.update;
      const body = { payment: { method: 'cash' as const } };
      await app.call(endpoint, { params: { id: due.id }, body }, desk.token);
      books[due.kind === 'fee' ? 'fees' : 'donations'] += due.balance;
      due.parts.unshift(due.balance);
      due.balance = 0;
      due.state = 'paid';
    },
  );

const reversible = (books: Readonly<Books>) =>
  ofState(books, 'paid', 'open').filter(({ parts }) => parts.length > 0);

const reverse = (at: number) =>
  act(
    `reverse(${at})`,
    (books) => reversible(books).length > 0,
    async (books, { app, desk }) => {
      const due = pick(reversible(books), at)!;
      const endpoint = due.kind === 'fee' ? fees.reverse : donations.reverse;
      await app.call(endpoint, { params: { id: due.id }, body: { reason: 'It bounced' } }, desk.token);
      const part = due.parts.shift()!;
      books[due.kind === 'fee' ? 'fees' : 'donations'] -= part;
      due.balance += part;
      due.state = due.kind === 'fee' && (await desk.fee(due.id)).status === 'open' ? 'open' : 'closed';
    },
  );

const remove = (at: number) =>
  act(
    `remove(${at})`,
    (books) => ofState(books, 'open').some(({ parts }) => parts.length === 0),
    async (books, { app, desk }) => {
      const due = pick(
        ofState(books, 'open').filter(({ parts }) => parts.length === 0),
        at,
      )!;
      const endpoint = due.kind === 'fee' ? fees.remove : donations.remove;
      await app.call(endpoint, { params: { id: due.id } }, desk.token);
      due.state = 'closed';
    },
  );

const aDayPasses = act('a day passes', always, async (_, centre) => {
  centre.app.clock.advance({ days: 1 });
  // Nobody stays signed in over night.
  centre.desk = await openMoneyDesk(centre.app);
});

const at = fc.nat({ max: 20 });
const amount = fc.integer({ min: 1, max: 1_000_000 });

/** What may happen in a centre, in whatever order. */
export const acts: fc.Arbitrary<Act>[] = [
  fc.constant(join),
  fc.constant(joinFree),
  fc.tuple(at, fc.integer({ min: 1, max: 3 })).map(([whom, periods]) => renew(whom, periods)),
  amount.map(give),
  amount.map(giveCash),
  at.map(sendSlip),
  at.map(sendSlip),
  fc.tuple(at, fc.constantFrom('all', 'all', 'less', 'more')).map(([which, came]) => approve(which, came)),
  at.map(reject),
  at.map(payCash),
  at.map(reverse),
  at.map(remove),
  fc.constant(aDayPasses),
];
