import { fees, type Member, members, renewals } from '@kathok/contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import type { TestApp } from '../../testing/start-test-app.ts';
import {
  type Life,
  mayAskForRenewal,
  paidUntil,
  type Rules,
  settleJoining,
  settleRenewal,
  standingOn,
  takeBack,
} from './days-of-members.ts';

export interface Lives {
  all: Life[];
}

/** Where they are lived. */
export interface Office {
  app: TestApp;
  desk: MoneyDesk;
  rules: Rules;
}

type Act = fc.AsyncCommand<Lives, Office>;
const cash = { payment: { method: 'cash' as const } };

const read = async ({ app, desk }: Office, id: string) =>
  (await app.call(members.get, { params: { id } }, desk.token)) as Member;

async function agree({ all }: Lives, office: Office): Promise<void> {
  for (const life of all)
    expect(await read(office, life.id)).toMatchObject({
      paidUntil: paidUntil(life),
      standing: standingOn(life, office.desk.today(), office.rules),
    });
}

/** Something that happens to one of those of whom it can be said, and then everybody stands as the model says. */
function act(
  name: string,
  can: (life: Life) => boolean,
  doIt: (life: Life, office: Office) => Promise<void>,
): (at: number) => Act {
  return (at) => ({
    check: ({ all }) => all.some(can),
    toString: () => `${name}(${at})`,
    async run(lives, office) {
      office.app.clock.advance({ seconds: 1 });
      const able = lives.all.filter(can);
      await doIt(able[at % able.length]!, office);
      await agree(lives, office);
    },
  });
}

export const join: Act = {
  check: () => true,
  toString: () => 'join',
  async run(lives, office) {
    const { app, desk } = office;
    const { id } = await app.call(members.create, { body: sampleMember(desk.ids) }, desk.token);
    const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, desk.token);
    const joining = { feeId: fee!.id, from: desk.today(), state: 'open' as const };
    lives.all.push({ id, joining, asked: null, paid: [] });
    await agree(lives, office);
  },
};

const timePasses = (days: number): Act => ({
  check: () => true,
  toString: () => `${days} days pass`,
  async run(lives, office) {
    office.app.clock.advance({ days });
    // Nobody stays signed in for so long.
    office.desk = await openMoneyDesk(office.app);
    await agree(lives, office);
  },
});

const owesJoining = ({ joining }: Life) => joining.state === 'open';
const payJoining = act('payJoining', owesJoining, async (life, { app, desk }) => {
  await app.call(fees.update, { params: { id: life.joining.feeId }, body: cash }, desk.token);
  settleJoining(life, 'paid');
});
const waiveJoining = act('waiveJoining', owesJoining, async (life, { app, desk }) => {
  const body = { reason: 'A monk of the centre' };
  await app.call(fees.waive, { params: { id: life.joining.feeId }, body }, desk.token);
  settleJoining(life, 'waived');
});

const renew = (years: number, isStaff: boolean) =>
  act(
    `${isStaff ? 'staff renew' : 'renew'} ${years}`,
    ({ asked }) => asked === null,
    async (life, { app, desk, rules }) => {
      // How often a visitor may ask is another promise.
      await app.db.deleteFrom('throttleCounters').execute();
      const body = { memberId: life.id, periods: years };
      const { status, body: answer } = await app.send(
        renewals.create,
        { body },
        isStaff ? { token: desk.token } : {},
      );
      expect(status).toBe(mayAskForRenewal(life, desk.today(), rules, isStaff) ? 201 : 409);
      if (status === 201) life.asked = { feeId: (answer as { feeId: string }).feeId, years };
    },
  );

const hasAsked = ({ asked }: Life) => asked !== null;
const payRenewal = act('payRenewal', hasAsked, async (life, { app, desk }) => {
  await app.call(fees.update, { params: { id: life.asked!.feeId }, body: cash }, desk.token);
  settleRenewal(life, desk.today());
});

/** While a slip waits, nobody changes what it pays for; rejected, it is as before. */
async function holdAndReject(life: Life, { app, desk }: Office): Promise<void> {
  const params = { id: life.asked!.feeId };
  await app.call(fees.sendSlip, { params, body: sampleSlip(desk.today()) });
  const changed = await app.send(fees.update, { params, body: { periods: 3 } }, { token: desk.token });
  expect(changed).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  const body = { decision: 'reject' as const, reason: 'Not readable' };
  await app.call(fees.decide, { params, body }, desk.token);
}
const hold = act('hold', hasAsked, holdAndReject);

const isRefundable = ({ feeId }: { feeId: string }, { joining }: Life) =>
  joining.feeId !== feeId || joining.state === 'paid';
const refund = act(
  'refund',
  (life) => life.paid.some((paid) => isRefundable(paid, life)),
  async (life, { app, desk }) => {
    const { feeId } = life.paid.find((paid) => isRefundable(paid, life))!;
    await app.call(fees.reverse, { params: { id: feeId }, body: { reason: 'It bounced' } }, desk.token);
    takeBack(life, feeId);
  },
);

/** As long as two are one, no day of either is lost; taken apart, each stands as before. */
async function mergeAndTakeApart(life: Life, office: Office): Promise<void> {
  const { app, desk } = office;
  const { id: otherId } = await desk.member();
  const other = await read(office, otherId);
  const merge = { params: { id: life.id }, body: { otherId } };
  const { mergeId } = (await app.call(members.merge, merge, desk.token)) as { mergeId: string };
  const last = [paidUntil(life)!, other.paidUntil!].toSorted().at(-1)!;
  expect((await read(office, life.id)).paidUntil! >= last).toBe(true);
  await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
  expect(await read(office, otherId)).toMatchObject({
    paidUntil: other.paidUntil,
    standing: other.standing,
  });
}
const mergeAndUndo = act(
  'mergeAndUndo',
  ({ paid, asked }) => paid.length > 0 && asked === null,
  mergeAndTakeApart,
);

const at = fc.nat({ max: 9 });
const years = fc.integer({ min: 1, max: 3 });
/** What may happen to members and their days, in whatever order. */
export const acts: fc.Arbitrary<Act>[] = [
  fc.constant(join),
  fc.integer({ min: 1, max: 250 }).map(timePasses),
  ...Array.from({ length: 2 }, () => at.map(payJoining)),
  at.map(waiveJoining),
  fc.tuple(years, fc.boolean(), at).map(([many, isStaff, which]) => renew(many, isStaff)(which)),
  ...Array.from({ length: 2 }, () => at.map(payRenewal)),
  at.map(hold),
  at.map(refund),
  at.map(mergeAndUndo),
];
