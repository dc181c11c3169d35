import {
  audit,
  donations,
  fees,
  imports,
  members,
  paperSending,
  receipts,
  renewals,
  settings,
} from '@kathok/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { bookFile } from '../../../testing/payment-sheet.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { type SmtpServer, startSmtpServer } from '../../../testing/smtp-server.ts';
import { startOffice } from '../../../testing/office.ts';

let smtp: SmtpServer;
const { app, desk } = await startOffice();
beforeEach(async () => {
  smtp = await startSmtpServer();
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'Kathok <office@example.bt>' };
  await app.call(settings.update, { body: { mail, mailReceipts: true } }, desk.token);
});
afterEach(async () => {
  await app.jobs.runDue();
  await smtp.close();
});

const newMember = (email: string | null) =>
  app.call(
    members.create,
    { body: { ...sampleMember(desk.ids), ...(email && { email }), waiveFee: true } },
    desk.token,
  );

/** Given at the desk, in cash. */
async function donate(donor: object) {
  const body = { purposeId: desk.purposeId, amount: '500', payment: { method: 'cash' }, ...donor };
  const { id } = await app.call(donations.create, { body: body as never }, desk.token);
  return receiptOf({ donationId: id });
}

const receiptOf = (due: { donationId: string } | { feeId: string }) =>
  app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['receipts.id', 'receiptNumber'])
    .where('donationId' in due ? 'donationId' : 'feeId', '=', Object.values(due)[0]!)
    .executeTakeFirstOrThrow();

const messagesOf = async (receiptId: string) =>
  (await app.outbox()).filter((message) => message.receiptId === receiptId);
const deliveries = (id: string) => app.call(paperSending.receiptDeliveries, { params: { id } }, desk.token);

/** The PDF in a message that arrived. */
function attachedTo(message: string): Uint8Array {
  const part = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+?)\r?\n--/.exec(message);
  return new Uint8Array(Buffer.from(part?.[1] ?? '', 'base64'));
}

test('a member who pays in cash is mailed the receipt itself, once', async () => {
  const { id: memberId } = await newMember('sonam@example.bt');
  const receipt = await donate({ donorType: 'member', memberId });
  expect(await deliveries(receipt.id)).toMatchObject({
    address: 'sonam@example.bt',
    deliveries: [{ recipient: 'sonam@example.bt', status: 'queued', cause: 'payment', sentAt: null }],
  });
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(smtp.messages).toHaveLength(1);
  expect(smtp.messages[0]).toMatch(/^To: sonam@example.bt$/m);
  expect((await pagesOf(attachedTo(smtp.messages[0]!))).join()).toContain(receipt.receiptNumber);
  const sentAt = app.clock.now().toISOString();
  expect((await deliveries(receipt.id)).deliveries).toMatchObject([{ status: 'sent', sentAt, reason: null }]);
});

test('a slip that is approved, for a fee or a donation, brings the receipt', async () => {
  const { id: memberId } = await newMember('dawa@example.bt');
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  await app.call(
    fees.decide,
    { params: { id: feeId }, body: { id: feeId, decision: 'approve' } },
    desk.token,
  );
  const { id } = await receiptOf({ feeId });
  expect(await messagesOf(id)).toMatchObject([{ kind: 'receipt', recipient: 'dawa@example.bt' }]);

  const donor = { donorType: 'non_member', donorName: 'Karma', email: 'karma@example.bt' } as const;
  const given = await app.call(donations.create, {
    body: { ...donor, purposeId: desk.purposeId, amount: '200' },
  });
  const donationId = given.id;
  await app.call(donations.sendSlip, { body: { donationId, ...sampleSlip(desk.today()) } });
  await app.call(
    donations.decide,
    { params: { id: donationId }, body: { id: donationId, decision: 'approve' } },
    desk.token,
  );
  const receipt = await receiptOf({ donationId });
  expect(await messagesOf(receipt.id)).toMatchObject([{ kind: 'receipt', recipient: 'karma@example.bt' }]);
});

test('a card payment that the bank settles brings the receipt, to a member and to a donor nobody knows', async () => {
  const card = await openCardDesk(app);
  const { id: memberId } = await newMember('deki@example.bt');
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  await card.pay(feeId, {}, 'fee');
  const donationId = await card.donation();
  await card.pay(donationId);
  await app.jobs.runDue();
  const paid = [
    ['deki@example.bt', await receiptOf({ feeId })],
    ['pema@example.bt', await receiptOf({ donationId })],
  ] as const;
  for (const [recipient, receipt] of paid) {
    const arrived = smtp.messages.filter((message) => message.includes(`To: ${recipient}`));
    expect(arrived).toHaveLength(1);
    expect((await pagesOf(attachedTo(arrived[0]!))).join()).toContain(receipt.receiptNumber);
    const [delivery] = (await deliveries(receipt.id)).deliveries;
    expect(delivery).toMatchObject({ recipient, status: 'sent', cause: 'payment' });
  }
});

test('what a visitor says about a person on file is no address for papers', async () => {
  const identity = { identityType: 'cid', identityNumber: '10805002345' } as const;
  await donate({ donorType: 'non_member', donorName: 'Ugyen Lhamo', ...identity });
  const stranger = { donorName: 'Ugyen Lhamo', email: 'thief@example.com', ...identity };
  const { id: donationId } = await app.call(donations.create, {
    body: { donorType: 'non_member', ...stranger, purposeId: desk.purposeId, amount: '50' },
  });
  await app.call(donations.sendSlip, { body: { donationId, ...sampleSlip(desk.today()) } });
  await app.call(
    donations.decide,
    { params: { id: donationId }, body: { id: donationId, decision: 'approve' } },
    desk.token,
  );
  const { id } = await receiptOf({ donationId });
  await app.jobs.runDue();
  expect(await deliveries(id)).toEqual({ address: null, hasMailAccount: true, deliveries: [] });
  await app.call(settings.update, { body: { mail: { host: null } } }, desk.token);
  expect(await deliveries(id)).toMatchObject({ hasMailAccount: false });
  const toThief = smtp.messages.filter((message) => /^To: thief@example.com$/m.test(message));
  expect(toThief).toHaveLength(1);
  expect(toThief[0]).not.toContain('application/pdf');
  const sent = await app.send(paperSending.sendReceipt, { params: { id }, body: {} }, { token: desk.token });
  expect(sent).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
});

test('a centre that does not want it mails no receipts, and imports never do', async () => {
  await app.call(settings.update, { body: { mailReceipts: false } }, desk.token);
  const { id: memberId, membershipCode } = await newMember('pelden@example.bt');
  const { id } = await donate({ donorType: 'member', memberId });
  expect(await messagesOf(id)).toEqual([]);
  await app.call(settings.update, { body: { mailReceipts: true } }, desk.token);
  const row = {
    Code: membershipCode,
    Amount: '500',
    Method: 'cash',
    Date: '2024-02-25',
    Purpose: 'Butter lamps',
  };
  const file = bookFile([row]);
  const body = { file, mode: 'commit' as const };
  const { importId } = await app.call(imports.donationPayments, { body }, desk.token);
  await app.jobs.runDue();
  expect((await app.call(imports.get, { params: { id: importId } }, desk.token)).created).toBe(1);
  expect((await app.outbox()).filter(({ recipient }) => recipient === 'pelden@example.bt')).toEqual([]);
});

test('the office sends a receipt again to the address it was shown, and that is written down', async () => {
  const { id: memberId } = await newMember('tshering@example.bt');
  const receipt = await donate({ donorType: 'member', memberId });
  const send = (recipient?: string) =>
    app.send(
      paperSending.sendReceipt,
      { params: { id: receipt.id }, body: recipient === undefined ? {} : { recipient } },
      { token: desk.token },
    );
  app.clock.advance({ minutes: 1 });
  expect(await send('other@example.bt')).toMatchObject({ status: 409 });
  expect(await send('tshering@example.bt')).toMatchObject({
    status: 200,
    body: { deliveries: [{ cause: 'office', requestedBy: expect.any(String) }, { cause: 'payment' }] },
  });
  await app.jobs.runDue();
  expect(smtp.messages).toHaveLength(2);
  const entries = await app.call(audit.list, { query: { entityId: receipt.id } }, desk.token);
  expect(entries.data).toMatchObject([{ action: 'send', after: { recipient: 'tshering@example.bt' } }]);
  expect(
    await app.send(
      paperSending.sendReceipt,
      { params: { id: receipt.id }, body: {} },
      {
        token: await app.signIn('Auditor'),
      },
    ),
  ).toMatchObject({ status: 403 });
});

test('a receipt that became void before it left is not sent, and its record says why', async () => {
  const { id: memberId } = await newMember('kinley@example.bt');
  const { id } = await donate({ donorType: 'member', memberId });
  await app.call(receipts.void, { params: { id }, body: { reason: 'Bounced' } }, desk.token);
  await app.jobs.runDue();
  expect((await deliveries(id)).deliveries).toMatchObject([
    { status: 'failed', reason: expect.stringContaining('void') },
  ]);
  expect(smtp.messages.filter((message) => message.includes('application/pdf'))).toEqual([]);
  expect(
    await app.send(paperSending.sendReceipt, { params: { id }, body: {} }, { token: desk.token }),
  ).toMatchObject({ status: 409 });
});

test('a mail server that is away leaves the receipt waiting, with the reason', async () => {
  const { id: memberId } = await newMember('rinzin@example.bt');
  smtp.accept(false);
  const { id } = await donate({ donorType: 'member', memberId });
  await app.jobs.runDue();
  expect((await deliveries(id)).deliveries).toMatchObject([
    { status: 'queued', reason: expect.stringContaining('451') },
  ]);
  smtp.accept(true);
  app.clock.advance({ minutes: 1 });
  await app.jobs.runDue();
  expect((await deliveries(id)).deliveries).toMatchObject([{ status: 'sent', reason: null }]);
  expect(smtp.messages).toHaveLength(1);
});
