import { type Donation, donations, fees, members } from '@kathok/contract';
import { expect, it } from 'vitest';
import { purposeId, sampleDonation } from '../../testing/donation-samples.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();

async function giveAs(memberId: string, amount: string, currency = 'BTN') {
  const donation = { donorType: 'member' as const, memberId, donorName: undefined, amount, currency };
  const body = await sampleDonation(app, { ...donation, payment: { method: 'cash' } });
  return (await app.call(donations.create, { body }, desk.token)) as Donation;
}

it('what a member gave stands in their story and in their own figures, and keeps them in the register', async () => {
  const { id } = await desk.member();
  await giveAs(id, '300');
  await giveAs(id, '20', 'USD');
  await giveAs(id, '30.05', 'USD');
  const reversed = await giveAs(id, '70');
  await app.call(donations.reverse, { params: { id: reversed.id }, body: { reason: 'Wrong' } }, desk.token);
  const story = await app.call(members.timeline, { params: { id } }, desk.token);
  const found = story.filter(({ kind }) => kind === 'donation');
  expect(found.map(({ title, amount, status }) => [title, amount, status])).toEqual(
    expect.arrayContaining([
      ['Donation: Butter lamps', '300.00', 'paid'],
      ['Donation: Butter lamps', '70.00', 'reversed'],
    ]),
  );
  const account = app.account('Member').id;
  await app.db.updateTable('users').set({ memberId: id }).where('id', '=', account).execute();
  const own = await app.call(members.myTotal, {}, await app.signIn('Member'));
  const inOtherCurrencies = [{ count: 2, amount: '50.05', currency: 'USD' }];
  expect(own.donations).toEqual({ count: 1, amount: '300.00', currency: 'BTN', inOtherCurrencies });
  const removal = await app.send(members.remove, { params: { id } }, { token: desk.token });
  expect(removal.body).toMatchObject({ code: 'in_use', counts: { donations: 3, logins: 1 } });
});

it('a donation under a member’s number shows the member no way to reach the person who gave it', async () => {
  const { id: memberId, identityNumber } = await desk.member();
  const account = app.account('Member').id;
  await app.db.updateTable('users').set({ memberId }).where('id', '=', account).execute();
  const contact = { phone: '+97517999999', email: 'stranger@example.bt' };
  const identity = { identityType: 'cid' as const, identityNumber: identityNumber ?? '' };
  const body = await sampleDonation(app, { ...contact, ...identity });
  const { id } = await app.call(donations.create, { body });
  const own = await app.signIn('Member');
  const hidden = { id, phone: null, email: null };
  expect(await app.call(donations.get, { params: { id } }, own)).toMatchObject(hidden);
  expect((await app.call(donations.list, {}, own)).data).toMatchObject([hidden]);
  expect(await app.call(donations.ofMember, { params: { memberId } }, own)).toMatchObject([hidden]);
  expect(await app.call(donations.get, { params: { id } }, desk.token)).toMatchObject(contact);
});

it('a merge brings the donations along, and back', async () => {
  const [kept, other] = [await desk.member(), await desk.member()];
  const { id } = await giveAs(other.id, '50');
  const donationsOf = async (memberId: string) =>
    (await app.call(donations.ofMember, { params: { memberId } }, desk.token)).map((donation) => donation.id);
  const body = { otherId: other.id };
  const { mergeId } = await app.call(members.merge, { params: { id: kept.id }, body }, desk.token);
  expect(await donationsOf(kept.id)).toEqual([id]);
  await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
  expect([await donationsOf(kept.id), await donationsOf(other.id)]).toEqual([[], [id]]);
});

it('what came beyond a fee becomes a donation with a receipt of its own, in one step', async () => {
  const { memberId, feeId } = await desk.renewalWithSlip();
  const { amount, balance } = await desk.fee(feeId);
  const construction = await purposeId(app, 'Construction');
  const more = (Number(balance) + 250).toFixed(2);
  const decision = { decision: 'approve' as const, amountReceived: more };
  const decide = (body: object) =>
    app.send(fees.decide, { params: { id: feeId }, body: body as never }, { token: desk.token });
  expect((await decide(decision)).body).toMatchObject({ errors: [{ property: 'amountReceived' }] });
  const nowhere = await decide({ ...decision, excessPurposeId: app.account('Auditor').id });
  expect(nowhere.body).toMatchObject({ errors: [{ property: 'excessPurposeId' }] });
  expect((await decide({ ...decision, excessPurposeId: construction })).status).toBe(200);

  const fee = await desk.fee(feeId);
  expect(fee).toMatchObject({ paymentStatus: 'paid', amountPaid: amount, balance: '0.00' });
  const [donation] = await app.call(donations.ofMember, { params: { memberId } }, desk.token);
  expect(donation).toMatchObject({ amount: '250.00', purpose: 'Construction', paymentStatus: 'paid' });
  expect(donation?.receiptNumber).not.toBe(fee.receiptNumber);
  const { splitOf, journalKey } = await app.db
    .selectFrom('payments')
    .select(['splitOf', 'journalKey'])
    .where('donationId', '=', donation?.id ?? '')
    .executeTakeFirstOrThrow();
  expect([splitOf, journalKey]).toEqual([fee.payments[0]?.id, null]);
});
