import {
  type CallOf,
  cardPayments,
  type CardStart,
  certificateYears,
  certificates,
  donations,
  fees,
  type Member,
  members,
  paperSending,
} from '@kathok/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let desk: MoneyDesk;
let stranger = '';
let count = 0;
const app = await startAppForFile();
const card = await openCardDesk(app);
beforeEach(async () => {
  app.clock.advance({ minutes: 16 });
  desk = await openMoneyDesk(app);
  count += 1;
  stranger = `stranger${count}@example.bt`;
});

type Body = CallOf<typeof members.register>['body'];
const realDonor = { donorName: 'Tandin Wangmo', phone: '17 30 30 31', email: 'tandin@example.bt' };

/** Somebody registers with a number that nobody has on file, and pays nothing. */
async function register(values: Partial<Body> = {}) {
  const body = { ...sampleMember(desk.ids), email: stranger, consent: true, ...values } as Body;
  const { member, feeId } = await app.call(members.register, { body });
  return { memberId: member.id, feeId, identityNumber: body.identityNumber };
}
const given = (identityNumber: string) => ({
  donorType: 'non_member' as const,
  ...realDonor,
  identityType: 'cid' as const,
  identityNumber,
  purposeId: desk.purposeId,
  amount: '5000.00',
});
async function give(body: CallOf<typeof donations.create>['body']) {
  const { id } = await app.call(donations.create, { body });
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  await app.call(donations.decide, { params: { id }, body: { decision: 'approve' } }, desk.token);
  return id;
}
async function payFee(feeId: string, amountReceived?: string) {
  app.clock.advance({ minutes: 1 });
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  const body = { decision: 'approve' as const, ...(amountReceived && { amountReceived }) };
  await app.call(fees.decide, { params: { id: feeId }, body }, desk.token);
  app.clock.advance({ minutes: 1 });
}
async function askForCode(identifier: string) {
  // Messages of one moment have no order.
  app.clock.advance({ seconds: 1 });
  const year = Number(desk.today().slice(0, 4));
  const { requestId } = await app.call(certificates.request, {
    body: { kind: 'donation', identifier, year },
  });
  await app.jobs.runDue();
  const sent = (await app.outbox()).findLast(({ kind }) => kind === 'document_code');
  return { requestId, code: /\b\d{4} ?\d{4}\b/.exec(sent?.body ?? '')?.[0] ?? '' };
}
/** What was sent to the stranger, but for the word that the registration came in. */
const sentTo = async (address: string) =>
  (await app.outbox())
    .filter(({ recipient, kind }) => recipient === address && kind !== 'registration')
    .map(({ kind }) => kind);
const read = async (id: string) => (await app.call(members.get, { params: { id } }, desk.token)) as Member;
const receiptsOf = (column: 'feeId' | 'donationId', dueId: string) =>
  app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .select(['receipts.id', 'receiptNumber', 'checkCode'])
    .where(column, '=', dueId)
    .execute();
const person = (identityNumber: string) =>
  app.db
    .selectFrom('people')
    .selectAll()
    .where('identityNumber', '=', identityNumber)
    .executeTakeFirstOrThrow();
const confirm = (id: string, version: number, token = desk.token) =>
  app.send(members.confirmContact, { params: { id }, body: { version } }, { token });

describe('a stranger who registers first, with the number of somebody who gives later', () => {
  test('is sent none of their papers, before the fee is paid and after', async () => {
    const { memberId, feeId, identityNumber } = await register({ wantsAccount: true });
    expect((await read(memberId)).isContactDoubtful).toBe(false);
    const donationId = await give(given(identityNumber));
    expect((await read(memberId)).isContactDoubtful).toBe(true);
    await askForCode(identityNumber);
    await payFee(feeId);
    await askForCode(identityNumber);
    // In words: the donor about the donation, the stranger about the fee they paid.
    expect(await sentTo(realDonor.email)).toEqual(['payment']);
    expect(await sentTo(stranger)).toEqual(['payment']);

    const [issued] = await receiptsOf('donationId', donationId);
    const receipt = { params: { id: issued?.id ?? '' } };
    expect(await app.call(paperSending.receiptDeliveries, receipt, desk.token)).toMatchObject({
      address: null,
    });
    const refused = await app.send(paperSending.sendReceipt, { ...receipt, body: {} }, { token: desk.token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    const link = await app.send(members.sendAccountLink, { params: { id: memberId } }, { token: desk.token });
    expect(link).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Hand the link over') },
    });
    const query = { kind: 'donation' as const, year: Number(desk.today().slice(0, 4)) };
    const { data } = await app.call(certificateYears.people, { query }, desk.token);
    expect(data).toContainEqual(expect.objectContaining({ memberId, way: 'doubtful_address' }));
    expect(await sentTo(stranger)).toEqual(['payment']);
  });

  test('is sent nothing either where the office enters the donation, paid at once or later', async () => {
    const { identityNumber, memberId } = await register();
    const { phone: _phone, email: _email, ...cash } = given(identityNumber);
    const payment = { method: 'cash' as const };
    await app.call(donations.create, { body: { ...cash, payment } }, desk.token);
    const ofMember = { donorType: 'member' as const, memberId, purposeId: desk.purposeId, amount: '50' };
    await app.call(donations.create, { body: { ...ofMember, payment } }, desk.token);
    const cheque = { method: 'cheque' as const, paymentStatus: 'pending' as const };
    const { id: waiting } = await app.call(
      donations.create,
      { body: { ...ofMember, payment: cheque } },
      desk.token,
    );
    const rejected = { decision: 'reject' as const, reason: 'The cheque bounced' };
    await app.call(donations.decide, { params: { id: waiting }, body: rejected }, desk.token);
    const { id } = await app.call(donations.create, { body: cash }, desk.token);
    await app.call(donations.update, { params: { id }, body: { payment } }, desk.token);
    expect(await sentTo(stranger)).toEqual([]);
  });

  test('waits as long as the donation is on its way, too', async () => {
    const { memberId, identityNumber } = await register();
    const { id } = await app.call(donations.create, { body: given(identityNumber) });
    // Anybody can promise: that alone changes nothing for somebody who has registered.
    expect((await read(memberId)).isContactDoubtful).toBe(false);
    await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
    expect((await read(memberId)).isContactDoubtful).toBe(true);
  });

  /** What is done before the owner of the number gives, and afterwards. */
  const halfWays: Record<
    string,
    [(feeId: string) => Promise<unknown>, (feeId: string, began: never) => unknown]
  > = {
    'by paying one ngultrum of the fee': [(feeId) => payFee(feeId, '1'), (feeId) => payFee(feeId)],
    'by a payment that is taken back': [
      (feeId) => payFee(feeId),
      async (feeId) => {
        const body = { reason: 'The bank took it back' };
        await app.call(fees.reverse, { params: { id: feeId }, body }, desk.token);
        await payFee(feeId);
      },
    ],
    'by a card payment that is only started': [
      async (feeId) => {
        const started = await app.call(cardPayments.payFee, { params: { id: feeId } });
        await card.arrive(started);
        return started;
      },
      async (_, { transactionId }: CardStart) => {
        app.clock.advance({ minutes: 1 });
        await card.comeBack((await card.choose(transactionId, 'approve')) ?? '');
      },
    ],
  };
  test.each(Object.entries(halfWays))('is no member by then %s', async (_, [begin, finish]) => {
    const { memberId, feeId, identityNumber } = await register();
    const began = await begin(feeId);
    app.clock.advance({ minutes: 1 });
    await give(given(identityNumber));
    await finish(feeId, began as never);
    expect(await desk.fee(feeId)).toMatchObject({ paymentStatus: 'paid' });
    expect((await read(memberId)).isContactDoubtful).toBe(true);
  });
});

describe('what a stranger got before the doubt', () => {
  test('opens none of the papers of the donor', async () => {
    const { memberId, identityNumber } = await register();
    const ownId = await give({ ...given(identityNumber), amount: '100.00', email: stranger });
    const [own] = await receiptsOf('donationId', ownId);
    const { requestId, code } = await askForCode(identityNumber);
    const donationId = await give(given(identityNumber));
    const [donors] = await receiptsOf('donationId', donationId);
    expect((await read(memberId)).isContactDoubtful).toBe(true);
    const year = Number(desk.today().slice(0, 4));
    for (const beside of [{}, { receiptNumber: donors?.receiptNumber ?? '' }])
      expect(await app.send(certificates.redeem, { body: { requestId, code, ...beside } })).toMatchObject({
        body: { code: 'invalid_token' },
      });
    const open = (receipt: typeof own) =>
      app.send(certificates.redeem, {
        body: {
          receiptNumber: receipt?.receiptNumber ?? '',
          checkCode: receipt?.checkCode ?? '',
          kind: 'donation',
          year,
        },
      });
    expect(await open(own)).toMatchObject({ body: { code: 'invalid_token' } });
    expect((await open(donors)).status).toBe(200);
  });

  test('does not stay behind a registration that staff remove', async () => {
    const first = await register();
    await app.call(members.remove, { params: { id: first.memberId } }, desk.token);
    const { memberId, feeId } = await register({
      identityNumber: first.identityNumber,
      email: realDonor.email,
      phone: '17303031',
    });
    expect(await read(memberId)).toMatchObject({ email: realDonor.email, phone: '+97517303031' });
    await payFee(feeId);
    expect(await sentTo(stranger)).toEqual([]);

    stranger = `later-${stranger}`;
    const second = await register();
    await app.call(members.remove, { params: { id: second.memberId } }, desk.token);
    await give(given(second.identityNumber));
    const { phone, email } = await person(second.identityNumber);
    expect({ phone, email }).toEqual({ phone: null, email: null });
  });

  test('is not money that was entered late', async () => {
    const { memberId, feeId, identityNumber } = await register();
    const before = desk.today();
    app.clock.advance({ days: 2 });
    desk = await openMoneyDesk(app);
    await payFee(feeId);
    const { phone: _phone, email: _email, ...cash } = given(identityNumber);
    const payment = { method: 'cash' as const, paidOn: before };
    await app.call(donations.create, { body: { ...cash, donatedOn: before, payment } }, desk.token);
    expect((await read(memberId)).isContactDoubtful).toBe(true);
    expect(await sentTo(stranger)).toEqual(['receipt']);
  });
});

describe('somebody who registered in public', () => {
  test('gets the receipts of the fee and of what they give once they are a member', async () => {
    const { feeId, memberId, identityNumber } = await register();
    await payFee(feeId);
    await give(given(identityNumber));
    await askForCode(identityNumber);
    expect((await read(memberId)).isContactDoubtful).toBe(false);
    expect(await sentTo(stranger)).toEqual(['receipt', 'receipt', 'document_code']);
  });

  test('gets the receipt of the fee where the slip came before somebody gave, and is approved after', async () => {
    const { feeId, memberId, identityNumber } = await register();
    await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
    app.clock.advance({ minutes: 1 });
    await give(given(identityNumber));
    expect((await read(memberId)).isContactDoubtful).toBe(true);
    await app.call(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } }, desk.token);
    expect((await read(memberId)).isContactDoubtful).toBe(false);
    expect(await sentTo(stranger)).toEqual(['receipt']);
  });

  test('was a member by then when a correction shows that the whole fee had come', async () => {
    const { feeId, memberId, identityNumber } = await register();
    await payFee(feeId, '500');
    const [wrong] = (await desk.fee(feeId)).payments;
    await payFee(feeId, '400');
    await give(given(identityNumber));
    expect((await read(memberId)).isContactDoubtful).toBe(true);
    const body = { paymentId: wrong?.id, amount: '1000', reason: 'It was a thousand' };
    await app.call(fees.correct, { params: { id: feeId }, body }, desk.token);
    expect(await desk.fee(feeId)).toMatchObject({ status: 'paid', amountPaid: '1400.00' });
    expect((await read(memberId)).isContactDoubtful).toBe(false);
  });

  test('gets the receipt of what they give before they pay the fee, with the same phone or address', async () => {
    const { memberId, identityNumber } = await register();
    const { email: _other, ...samePhone } = { ...given(identityNumber), phone: (await read(memberId)).phone };
    await give(samePhone);
    await give({ ...given(identityNumber), email: stranger.toUpperCase() });
    expect((await read(memberId)).isContactDoubtful).toBe(false);
    expect(await sentTo(stranger)).toEqual(['receipt', 'receipt']);
  });

  test('is sent the link to an account once the fee is paid, and handed it before', async () => {
    const { memberId, feeId } = await register();
    const link = (way?: 'link') =>
      app.send(members.sendAccountLink, { params: { id: memberId }, body: { way } }, { token: desk.token });
    expect(await link()).toMatchObject({ status: 409 });
    expect(await app.call(members.getAccount, { params: { id: memberId } }, desk.token)).toMatchObject({
      isContactProven: false,
      ways: ['link'],
      email: null,
    });
    const { unreachable } = await app.call(members.reportAccounts, { query: { ids: memberId } }, desk.token);
    expect(unreachable).toBe(1);
    await payFee(feeId);
    expect(await link()).toMatchObject({ status: 200, body: { email: stranger, isContactProven: true } });
  });

  test('has an account by the link that is handed over, into which no address leads yet', async () => {
    const { memberId } = await register();
    const asked = { params: { id: memberId }, body: { way: 'link' as const } };
    expect((await app.call(members.sendAccountLink, asked, desk.token)).link).toMatch(
      /\/join#[A-Z0-9-]{19}$/,
    );
    const account = await app.db
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ email: null, phone: null });
  });
});

describe('a doubtful contact', () => {
  test('is confirmed by staff who may, as it was when they looked, and that is written down', async () => {
    const { memberId, identityNumber } = await register();
    await give(given(identityNumber));
    const { version, phone } = await read(memberId);
    expect((await confirm(memberId, version, await app.signIn('Auditor'))).status).toBe(403);
    expect(await confirm(memberId, version + 1)).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    });
    expect(await confirm(memberId, version)).toMatchObject({
      status: 200,
      body: { isContactDoubtful: false, version: version + 1 },
    });
    await askForCode(identityNumber);
    expect(await sentTo(stranger)).toEqual(['document_code']);
    const { feeId, ...other } = await register({ wantsAccount: true, email: `other-${stranger}` });
    await give(given(other.identityNumber));
    await payFee(feeId);
    await app.jobs.runDue();
    await confirm(other.memberId, (await read(other.memberId)).version);
    await app.jobs.runDue();
    expect(await sentTo(`other-${stranger}`)).toEqual(['payment', 'invitation']);
    const entry = await app.db
      .selectFrom('auditEntries')
      .select('after')
      .where('entityId', '=', memberId)
      .where('action', '=', 'confirm_contact')
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({ phone, email: stranger });
  });

  test('is theirs once staff have corrected all of it, or have accepted what the donor said', async () => {
    const corrected = await register();
    await give(given(corrected.identityNumber));
    const params = { id: corrected.memberId };
    const half = await app.call(
      members.update,
      { params, body: { email: 'tandin.w@example.bt' } },
      desk.token,
    );
    expect(half.isContactDoubtful).toBe(true);
    const contact = { phone: '17303032', email: 'tandin.wangmo@example.bt' };
    const whole = await app.call(members.update, { params, body: contact }, desk.token);
    expect(whole.isContactDoubtful).toBe(false);

    stranger = `other-${stranger}`;
    const { memberId, identityNumber } = await register();
    await give(given(identityNumber));
    const { data } = await app.call(members.listClaims, { query: { memberId } }, desk.token);
    const accept = {
      params: { id: data[0]?.id ?? '' },
      body: { accept: ['phone' as const, 'email' as const] },
    };
    await app.call(members.decideClaim, accept, desk.token);
    expect(await read(memberId)).toMatchObject({ email: realDonor.email, isContactDoubtful: false });
  });

  test('stays doubtful where it is taken over by a merge, and where the merge is undone', async () => {
    const { memberId, identityNumber } = await register();
    await give(given(identityNumber));
    const kept = await app.call(members.register, {
      body: { ...sampleMember(desk.ids), email: undefined, consent: true } as Body,
    });
    const keptId = kept.member.id;
    const merge = { params: { id: keptId }, body: { otherId: memberId } };
    const { mergeId } = await app.call(members.merge, merge, desk.token);
    expect(await read(keptId)).toMatchObject({ email: stranger, isContactDoubtful: true });
    await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
    expect(await read(keptId)).toMatchObject({ email: null, isContactDoubtful: false });
    expect(await read(memberId)).toMatchObject({ email: stranger, isContactDoubtful: true });
  });
});
