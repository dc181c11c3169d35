import { addDays, dayOf } from '@kathok/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting, visiting } from '../acting.ts';
import { drawSlip } from './draw-slip.ts';
import { sampleEmail } from '../demo-accounts.ts';
import { shownMemberRenewed } from '../register/member-accounts.ts';
import { type OpenFee, openRegistrations, type Renewable, renewableMembers, shownMember } from './payers.ts';
import type { MoneyEvent } from './money-event.ts';
import {
  createFee,
  createRenewal,
  decideFee,
  feeDue,
  reverseFee,
  sendFeeSlip,
} from '../../modules/fees/index.ts';
import { readOwedSlip } from '../../modules/payments/index.ts';

interface Staff {
  officer: Actor;
  treasurer: Actor;
}

const atTheDesk = ['cash', 'cash', 'cheque', 'bank_deposit', 'mobile_transfer'] as const;
const banks = ['Bank of Bhutan', 'Bhutan National Bank', 'T Bank', 'Druk PNB Bank'];

/** The fees since the register was taken over: paid at the desk, proved by slips, rejected, bounced, and some that wait. */
export async function feeEvents(ctx: Ctx, { officer, treasurer }: Staff): Promise<MoneyEvent[]> {
  const today = dayOf(ctx.now);
  const byTheWay = await renewableMembers(ctx, { from: addDays(today, 50), to: addDays(today, 200) });
  const inTime = await renewableMembers(ctx, { from: addDays(today, -12), to: addDays(today, 40) });
  const shown = await shownMember(ctx, sampleEmail);
  const visitor = () => byTheWay.pop();
  const next = () => inTime.pop();
  const office = (daysAgo: number) => acting(ctx, officer, daysAgo);
  const books = (daysAgo: number) => acting(ctx, treasurer, daysAgo);
  const events: MoneyEvent[] = [];
  const on = (daysAgo: number, happen: () => Promise<unknown>) => events.push({ daysAgo, happen });

  for (let daysAgo = 79; daysAgo >= 2; daysAgo -= 3)
    on(daysAgo, () => payAtTheDesk(office(daysAgo), visitor(), daysAgo));
  on(shownMemberRenewed, () => payAtTheDesk(office(shownMemberRenewed), shown, 0));
  on(21, async () => {
    const bounced = await payAtTheDesk(office(21), visitor(), 2);
    const reason = 'The bank returned the cheque: account closed';
    if (bounced) await reverseFee(books(13), about(bounced, { reason }));
  });
  const decided = (daysAgo: number, decision: Parameters<typeof decideFee>[1]['body']) =>
    on(daysAgo - 1, async () => {
      const feeId = await sendSlip(ctx, next(), daysAgo);
      if (feeId) await decideFee(books(daysAgo - 1), about(feeId, decision));
    });
  for (const daysAgo of [18, 14, 9, 6]) decided(daysAgo, { decision: 'approve' });
  decided(8, { decision: 'approve', amountReceived: 10_000 });
  decided(7, { decision: 'reject', reason: 'The picture is too dark to read the journal number' });
  decided(4, { decision: 'reject', reason: 'No such transfer has reached our account' });
  for (const daysAgo of [5, 4, 3, 3, 2, 1, 1, 0]) on(daysAgo, () => sendSlip(ctx, next(), daysAgo));
  on(1, async () => {
    for (const fee of (await openRegistrations(ctx)).slice(0, 2)) await sendProof(ctx, fee, 1);
  });
  for (const daysAgo of [6, 2]) on(daysAgo, () => propose(ctx, next(), daysAgo));
  return events;
}

const about = <Body>(id: string, body: Body) => ({ params: { id }, query: {}, body });

async function payAtTheDesk(
  ctx: Ctx,
  member: Renewable | undefined,
  turn: number,
): Promise<string | undefined> {
  if (!member) return undefined;
  const method = atTheDesk[turn % atTheDesk.length] ?? 'cash';
  const proof =
    method === 'cash'
      ? {}
      : { bank: banks[turn % banks.length] ?? '', journalNumber: `${410_000 + turn * 137}` };
  const payment = { method, ...proof, paymentStatus: 'paid' as const };
  const body = { memberId: member.id, kind: 'renewal' as const, periods: 1, payment };
  return (await createFee(ctx, { params: {}, query: {}, body })).id;
}

async function propose(ctx: Ctx, member: Renewable | undefined, daysAgo: number) {
  if (!member) return undefined;
  const body = { memberId: member.id };
  return createRenewal(visiting(ctx, daysAgo), { params: {}, query: {}, body });
}

let slips = 0;

/** Somebody renews on the public pages and pays at once. */
async function sendSlip(
  ctx: Ctx,
  member: Renewable | undefined,
  daysAgo: number,
): Promise<string | undefined> {
  const asked = await propose(ctx, member, daysAgo);
  if (!asked || !member) return undefined;
  await sendProof(ctx, { id: asked.feeId, amount: asked.amount, name: member.name }, daysAgo);
  return asked.feeId;
}

/** The proof of a transfer made the day before. */
async function sendProof(ctx: Ctx, fee: OpenFee, daysAgo: number): Promise<void> {
  slips += 1;
  const bank = banks[slips % banks.length] ?? '';
  const journalNumber = `${7_310_000 + slips * 4_177}`;
  const at = visiting(ctx, daysAgo);
  const paidOn = addDays(dayOf(at.now), -1);
  const slip = await drawSlip({ bank, amount: fee.amount, journalNumber, paidOn, from: fee.name });
  const method = 'mobile_transfer' as const;
  const input = about(fee.id, { method, bank, journalNumber, paidOn, slip });
  await sendFeeSlip(at, input, await readOwedSlip(feeDue, () => fee.id)(at, input));
}
