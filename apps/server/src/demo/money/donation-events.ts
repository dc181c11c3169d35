import { addDays, createDonationPurposeBody, dayOf, formatAmount } from '@kathok/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting, visiting } from '../acting.ts';
import { demoPeople } from '../demo-accounts.ts';
import { drawSlip } from './draw-slip.ts';
import {
  atTheDesk,
  bySlip,
  lampsOfSampleMember,
  monlam,
  promised,
  roof,
  type SampleDonation,
} from './sample-donations.ts';
import type { MoneyEvent } from './money-event.ts';
import { purposeHandlers } from '../../modules/master-data/index.ts';
import { ritualBook } from '../../modules/rituals/index.ts';
import {
  donationDue,
  createDonation,
  decideDonation,
  reverseDonation,
  sendDonationSlip,
} from '../../modules/donations/index.ts';
import { listMembers } from '../../modules/members/index.ts';
import { readOwedSlip } from '../../modules/payments/index.ts';

interface Staff {
  administrator: Actor;
  treasurer: Actor;
}

type Body = Parameters<typeof createDonation>[1]['body'];
const give = (ctx: Ctx, input: Parameters<typeof createDonation>[1]) =>
  createDonation(ctx, input, ritualBook);

const saying = <Values>(body: Values) => ({ params: {}, query: {}, body });
const about = <Values>(id: string, body: Values) => ({ params: { id }, query: {}, body });
const banks = ['Bank of Bhutan', 'Bhutan National Bank', 'T Bank', 'Bhutan Development Bank'];

/** Two months of giving: at the desk and on the website, verified, rejected, bounced, and some that wait. */
export async function donationEvents(ctx: Ctx, { administrator, treasurer }: Staff): Promise<MoneyEvent[]> {
  const books = (daysAgo: number) => acting(ctx, treasurer, daysAgo);
  await addCampaigns(ctx, acting(ctx, administrator, 60));
  const bodyOf = await donationWriter(ctx);
  const ofSampleMember = { ...bodyOf(lampsOfSampleMember), ...(await sampleDonor(ctx)) };
  const events: MoneyEvent[] = [];
  const on = (daysAgo: number, happen: () => Promise<unknown>) => events.push({ daysAgo, happen });

  for (const [turn, { method, ...donation }] of atTheDesk.entries()) {
    const proof =
      method === 'cash' ? {} : { bank: banks[turn % banks.length], journalNumber: `${880_000 + turn * 211}` };
    const payment = { method, ...proof, paymentStatus: 'paid' as const };
    on(donation.daysAgo, () => give(books(donation.daysAgo), saying({ ...bodyOf(donation), payment })));
  }
  const inCash = { method: 'cash' as const, paymentStatus: 'paid' as const };
  on(9, () => give(books(9), saying({ ...ofSampleMember, payment: inCash })));
  on(26, async () => {
    const bounced = { daysAgo: 26, donor: 'Sherab Trading', purpose: roof, amount: 800_000 };
    const cheque = {
      method: 'cheque' as const,
      bank: 'T Bank',
      journalNumber: '000417',
      paymentStatus: 'paid' as const,
    };
    const { id } = await give(books(26), saying({ ...bodyOf(bounced), payment: cheque }));
    await reverseDonation(books(15), about(id, { reason: 'The bank returned the cheque: no cover' }));
  });
  for (const [turn, { outcome, ...donation }] of bySlip.entries())
    on(outcome === 'waits' ? donation.daysAgo : donation.daysAgo - 1, async () => {
      const given = await give(visiting(ctx, donation.daysAgo), saying(bodyOf(donation)));
      await sendProof(ctx, given.id, donation, turn);
      const reason = 'The journal number on the slip belongs to another transfer';
      const decision =
        outcome === 'approved' ? { decision: 'approve' as const } : { decision: 'reject' as const, reason };
      if (outcome !== 'waits') await decideDonation(books(donation.daysAgo - 1), about(given.id, decision));
    });
  for (const donation of promised)
    on(donation.daysAgo, () => give(visiting(ctx, donation.daysAgo), saying(bodyOf(donation))));
  return events;
}

/** The member whose account is shown on the sign-in page. */
async function sampleDonor(ctx: Ctx) {
  const q = demoPeople.find(({ role }) => role === 'Member')?.email ?? '';
  const { data } = await listMembers(ctx, { params: {}, query: { page: 1, take: 1, q }, body: {} });
  return { donorType: 'member' as const, memberId: data[0]?.id ?? '' };
}

async function addCampaigns(ctx: Ctx, office: Ctx): Promise<void> {
  const today = dayOf(ctx.now);
  const running = { startsOn: dayOf(office.now), isTaxDeductible: true, isActive: true };
  const shingles = 'New shingles before the next monsoon, and lamps that stay dry';
  const food = 'Three meals a day for everybody who comes to pray, for ten days';
  const inDzongkha = {
    roof: { nameDzongkha: 'མར་མེ་ལྷ་ཁང་གི་ཐོག', descriptionDzongkha: 'ཆརཔ་མ་རྐྱབ་པའི་ཧེ་མ་ ཤིང་ལེབ་གསརཔ།' },
    monlam: {
      nameDzongkha: 'སྨོན་ལམ་ཆེན་མོའི་བཞེས་སྒོ།',
      descriptionDzongkha: 'སྨོན་ལམ་འདེབས་པར་བྱོན་མི་ག་ར་ལུ་ ཉིནམ་བཅུའི་བཞེས་སྒོ།',
    },
  };
  for (const campaign of [
    {
      name: roof,
      description: shingles,
      targetAmount: '600000.00',
      endsOn: addDays(today, 120),
      ...inDzongkha.roof,
    },
    {
      name: monlam,
      description: food,
      targetAmount: '40000.00',
      endsOn: addDays(today, 45),
      ...inDzongkha.monlam,
    },
  ])
    await purposeHandlers.create(
      office,
      saying(createDonationPurposeBody.parse({ ...campaign, ...running })),
    );
}

/** Turns a sample into what a form would send. */
async function donationWriter(ctx: Ctx): Promise<(donation: SampleDonation) => Body> {
  const { data: givers } = await listMembers(ctx, {
    params: {},
    query: { page: 1, take: 20, status: 'active' },
    body: {},
  });
  const purposes = await purposeHandlers.all(ctx, { query: {} });
  const purposeIds = new Map(purposes.map(({ name, id }) => [name, id]));
  const today = dayOf(ctx.now);
  return (donation) => ({
    ...donorOf(donation.donor, (place) => givers[place]?.id ?? ''),
    purposeId: purposeIds.get(donation.purpose) ?? '',
    amount: donation.amount,
    currency: donation.currency ?? 'BTN',
    message: donation.message,
    isAnonymous: donation.isAnonymous,
    dedication: dedicationOf(donation, today),
  });
}

function donorOf(donor: SampleDonation['donor'], idAt: (place: number) => string) {
  if (donor === null) return { donorType: 'anonymous' as const };
  if (typeof donor === 'string') return { donorType: 'non_member' as const, donorName: donor };
  return { donorType: 'member' as const, memberId: idAt(donor) };
}

const named = (names: string[], living: boolean) => names.map((name) => ({ name, living }));

function dedicationOf({ offering, living = [], deceased = [], readIn }: SampleDonation, today: string) {
  if (!offering) return undefined;
  const names = [...named(deceased, false), ...named(living, true)];
  return { offering, names, readOn: readIn === undefined ? null : addDays(today, readIn) };
}

/** The proof of a transfer made the same day. */
async function sendProof(
  ctx: Ctx,
  donationId: string,
  donation: SampleDonation,
  turn: number,
): Promise<void> {
  const at = visiting(ctx, donation.daysAgo);
  const bank = banks[turn % banks.length] ?? '';
  const journalNumber = `${5_520_000 + turn * 3_911}`;
  const paidOn = dayOf(at.now);
  const from = typeof donation.donor === 'string' ? donation.donor : 'Savings account';
  const slip = await drawSlip({ bank, amount: formatAmount(donation.amount), journalNumber, paidOn, from });
  const method = 'mobile_transfer' as const;
  const input = saying({ donationId, method, bank, journalNumber, paidOn, slip });
  await sendDonationSlip(at, input, await readOwedSlip(donationDue, () => donationId)(at, input));
}
