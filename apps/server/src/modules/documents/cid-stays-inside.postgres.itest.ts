import {
  certificateMailings,
  certificates,
  donations,
  members,
  paperDownloads,
  paperSending,
  renewals,
  settings,
} from '@kathok/contract';
import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { openCardDesk } from '../../testing/card-desk.ts';
import { readZip } from '../../testing/read-zip.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startOffice } from '../../testing/office.ts';

const { log, lines } = capturedLog();
const { app, desk } = await startOffice({ log });
const smtp = await startSmtpServer();
const mail = { host: '127.0.0.1', port: smtp.port, from: 'Kathok <office@example.bt>' };
await app.call(settings.update, { body: { mail, mailReceipts: true } }, desk.token);
afterAll(() => smtp.close());

/** The names of all files that an answer brings, those inside of a ZIP file too. */
function filesOf({ headers, bytes }: { headers: Record<string, unknown>; bytes: Buffer }): string[] {
  const own = String(headers['content-disposition']);
  return headers['content-type'] === 'application/zip'
    ? [own, ...readZip(bytes).map(({ name }) => name)]
    : [own];
}

const attachmentNames = (message: string) => [...message.matchAll(/filename=.*/g)].map(([name]) => name);

test('paying, mailing, downloading and reissuing papers leaves a CID in no log line, header or name of a file', async () => {
  const { token } = desk;
  const as = { token };
  const year = Number(desk.today().slice(0, 4));
  const email = 'canary@example.bt';
  const person = { ...sampleMember(desk.ids), name: 'Kuenzang Canary', email, waiveFee: true };
  const cid = person.identityNumber;
  const { id: memberId } = await app.call(members.create, { body: person }, token);

  // Paid in cash and by card; each receipt leaves by mail.
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const donation = await app.call(
    donations.create,
    { body: { ...given, payment: { method: 'cash' } } },
    token,
  );
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, token);
  await (await openCardDesk(app)).pay(feeId, {}, 'fee');
  const receipt = await app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select('receipts.id')
    .where('donationId', '=', donation.id)
    .executeTakeFirstOrThrow();
  await app.call(paperSending.sendReceipt, { params: { id: receipt.id }, body: {} }, token);

  // A year's certificates for everybody, one by hand, one corrected.
  await app.call(certificateMailings.start, { body: { kind: 'pit', year } }, token);
  for (let round = 0; round < 4; round += 1) {
    await app.jobs.runDue();
    app.clock.advance({ minutes: 1 });
  }
  const issued = await app.call(certificates.issue, { body: { kind: 'donation', year, cid } }, token);
  const reason = { reason: 'The name was misspelt' };
  const next = await app.call(certificates.reissue, { params: { id: issued.id }, body: reason }, token);
  await app.call(paperSending.sendCertificate, { params: { id: next.id }, body: {} }, token);
  await app.jobs.runDue();

  // The link of the mailing, as the holder opens it.
  const linked = smtp.messages.find((message) => message.includes('#grant='));
  const body = linked?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
  const { grant } = await app.call(certificates.redeem, {
    body: { grant: /#grant=([\w-]+)/.exec(body)?.[1] ?? '' },
  });
  const downloads = await Promise.all([
    app.send(paperDownloads.donationReceipts, { query: {} }, as),
    app.send(paperDownloads.feeReceipts, { query: {} }, as),
    app.send(paperDownloads.certificates, { query: { kind: 'pit', year } }, as),
    app.send(paperDownloads.certificates, { query: { kind: 'donation', year } }, as),
  ]);
  const get = async (url: string, authorization = `Bearer ${token}`, accept = '*/*') => {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { authorization, accept } });
    return { status: statusCode, headers, bytes: rawPayload };
  };
  const single = await Promise.all([
    get(`/api/receipts/${receipt.id}.pdf`),
    get(`/api/certificates/${next.id}.pdf`),
    get(`/api/certificates/${next.id}.pdf?copy=duplicate`),
    get(`/api/donations/${donation.id}/letter.pdf`),
    get(`/api/member/${memberId}/card.pdf`),
    get('/api/certificates/document', `Grant ${grant}`, 'application/pdf'),
  ]);
  const answers = [...downloads, ...single];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  const names = [...answers.flatMap(filesOf), ...smtp.messages.flatMap(attachmentNames)];
  expect(names.length).toBeGreaterThan(answers.length + 4);
  const kept = readdirSync(app.deps.dataDir, { recursive: true, encoding: 'utf8' });
  const headers = answers.map((answer) => JSON.stringify(answer.headers));
  expect(kept.length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(20);
  expect([...names, ...kept, ...headers, ...lines].filter((text) => text.includes(cid))).toEqual([]);
  // Mails bring links and attachments; none of them says the number in its address or subject.
  expect(smtp.messages.filter((message) => message.includes(cid))).toEqual([]);
});
