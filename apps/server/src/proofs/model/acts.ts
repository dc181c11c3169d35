import { donations, fees, formatAmount, members, parseAmount, renewals } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { agree } from './agree.ts';
import { type Books, type Centre, giveBack, newDue, ofState, pick, receive } from './centre.ts';

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
      // Which of two payments is the latest is told by the clock.
      centre.app.clock.advance({ seconds: 1 });
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
  books.dues.push(newDue('fee', fee!.id, minor(fee!.balance)));
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
      // Anyone who has not joined yet, or has a slip waiting for other terms, is refused.
      if (answer.status !== 201) return expect(answer.status).toBe(409);
      const { feeId } = renewals.create.response.parse(answer.body);
      const { balance } = await desk.fee(feeId);
      const known = books.dues.find(({ id }) => id === feeId);
      if (known) known.balance = minor(balance);
      else books.dues.push(newDue('fee', feeId, minor(balance)));
    },
  );

const give = (amount: number) =>
  act(`give(${amount})`, always, async (books, { desk }) => {
    const id = await desk.donation(formatAmount(amount));
    books.dues.push(newDue('donation', id, amount));
  });

const giveCash = (amount: number) =>
  act(`giveCash(${amount})`, always, async (books, { app, desk }) => {
    const body = { donorType: 'anonymous' as const, purposeId: desk.purposeId, amount: formatAmount(amount) };
    const donation = await app.call(
      donations.create,
      { body: { ...body, payment: { method: 'cash' } } },
      desk.token,
    );
    const due = newDue('donation', donation.id, amount);
    books.dues.push(due);
    receive(books, due, { amount, excess: 0 });
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
      receive(books, due, { amount: received - excess, excess });
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
      receive(books, due, { amount: due.balance, excess: 0 });
    },
  );

const reversible = (books: Readonly<Books>) =>
  ofState(books, 'paid', 'open', 'waiting').filter(({ parts }) => parts.length > 0);

const reverse = (at: number) =>
  act(
    `reverse(${at})`,
    (books) => reversible(books).length > 0,
    async (books, { app, desk }) => {
      const due = pick(reversible(books), at)!;
      const endpoint = due.kind === 'fee' ? fees.reverse : donations.reverse;
      await app.call(endpoint, { params: { id: due.id }, body: { reason: 'It bounced' } }, desk.token);
      giveBack(books, due);
      if (due.state === 'waiting') return;
      const isOver = due.kind === 'fee' && (await desk.fee(due.id)).status !== 'open';
      due.state = isOver ? 'closed' : 'open';
    },
  );

/** A fee of which nothing is paid any more; a donation that never was. */
const removable = (books: Readonly<Books>) =>
  ofState(books, 'open').filter(({ kind, parts, hasReceipt }) =>
    kind === 'fee' ? parts.length === 0 : !hasReceipt,
  );

const remove = (at: number) =>
  act(
    `remove(${at})`,
    (books) => removable(books).length > 0,
    async (books, { app, desk }) => {
      const due = pick(removable(books), at)!;
      const endpoint = due.kind === 'fee' ? fees.remove : donations.remove;
      await app.call(endpoint, { params: { id: due.id } }, desk.token);
      due.state = 'closed';
    },
  );

const unpaidFees = (books: Readonly<Books>) => removable(books).filter(({ kind }) => kind === 'fee');

const askOtherwise = (at: number, periods: number) =>
  act(
    `askOtherwise(${at}, ${periods})`,
    (books) => unpaidFees(books).length > 0,
    async (books, { app, desk }) => {
      const due = pick(unpaidFees(books), at)!;
      const fee = await app.call(fees.update, { params: { id: due.id }, body: { periods } }, desk.token);
      due.balance = minor(fee.balance);
    },
  );

const aDayPasses = act('a day passes', always, async (_, centre) => {
  centre.app.clock.advance({ days: 1 });
  // Nobody stays signed in over night.
  centre.desk = await openMoneyDesk(centre.app);
});

const at = fc.nat({ max: 20 });
const amount = fc.integer({ min: 1, max: 1_000_000 });
/** The public gives at least what the purpose asks for; staff record what really came. */
const publicAmount = fc.integer({ min: 5000, max: 1_000_000 });
const periods = fc.integer({ min: 1, max: 3 });
const came = fc.constantFrom('all' as const, 'less' as const, 'more' as const);

/** What may happen in a centre, in whatever order; what needs something before it more often. */
export const acts: fc.Arbitrary<Act>[] = [
  fc.constant(join),
  fc.constant(joinFree),
  fc.tuple(at, periods).map(([whom, many]) => renew(whom, many)),
  publicAmount.map(give),
  amount.map(giveCash),
  ...Array.from({ length: 3 }, () => at.map(sendSlip)),
  ...Array.from({ length: 3 }, () => fc.tuple(at, came).map(([which, what]) => approve(which, what))),
  at.map(reject),
  at.map(payCash),
  ...Array.from({ length: 3 }, () => at.map(reverse)),
  at.map(remove),
  fc.tuple(at, periods).map(([which, many]) => askOtherwise(which, many)),
  fc.constant(aDayPasses),
];
