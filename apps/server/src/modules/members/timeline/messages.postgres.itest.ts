import { certificates, donations, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

const messagesOf = async (id: string) =>
  (await app.call(members.timeline, { params: { id } }, desk.token)).filter(({ kind }) => kind === 'message');

test('a member with the address of somebody else reads nothing of what is sent there', async () => {
  const email = 'holder@example.bt';
  const holder = sampleMember(desk.ids, { email });
  await app.call(members.create, { body: holder }, desk.token);
  const body = sampleMember(desk.ids, { email });
  const { id } = await app.call(members.create, { body }, desk.token);
  const asked = { kind: 'member', identifier: holder.identityNumber ?? '', year: 2026 } as const;
  await app.call(certificates.request, { body: asked });
  await app.jobs.runDue();
  const sent = (await app.outbox()).findLast((one) => one.kind === 'document_code');
  expect(sent).toMatchObject({ recipient: email, subject: expect.not.stringMatching(/\d/) });
  expect(await messagesOf(id)).toEqual([]);
});

test('a receipt that was mailed to a member stands in their timeline', async () => {
  const body = sampleMember(desk.ids, { email: 'payer@example.bt' });
  const { id: memberId } = await app.call(members.create, { body }, desk.token);
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  const payment = { method: 'cash' as const };
  await app.call(donations.create, { body: { ...given, payment } }, desk.token);
  expect(await messagesOf(memberId)).toEqual([expect.objectContaining({ title: expect.any(String) })]);
});
