import { donations, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { signInAsMember } from '../../../testing/member-account.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

async function memberWithEmail(email: string) {
  const body = { ...sampleMember(desk.ids), email, waiveFee: true };
  const member = await app.call(members.create, { body }, desk.token);
  return { ...member, identityNumber: body.identityNumber };
}
const toldAt = async (recipient: string) =>
  (await app.outbox()).filter((message) => message.recipient === recipient);
const kindsAt = async (recipient: string) => (await toldAt(recipient)).map(({ kind }) => kind);
const withLink = expect.stringContaining('this-was-not-me#token=');

test('a claim that the office accepts is told at the contact before, which can undo it, and at the new one', async () => {
  const member = await memberWithEmail('before@example.bt');
  await signInAsMember(app, member, desk.token);
  const body = {
    donorType: 'non_member' as const,
    donorName: member.name,
    identityType: 'cid' as const,
    identityNumber: member.identityNumber,
    email: 'claimed@example.bt',
    purposeId: desk.purposeId,
    amount: '10.00',
  };
  await app.call(donations.create, { body });
  const query = { memberId: member.id };
  const [claim] = (await app.call(members.listClaims, { query }, desk.token)).data;
  const decision = { params: { id: claim!.id }, body: { accept: ['email' as const] } };
  await app.call(members.decideClaim, decision, desk.token);
  expect(await toldAt('before@example.bt')).toContainEqual(
    expect.objectContaining({ kind: 'email_changed', body: withLink }),
  );
  expect(await kindsAt('claimed@example.bt')).toContain('contact_taken');
});

test('a merge that gives the account another contact is told at both, and so is undoing it', async () => {
  const [kept, other] = [await memberWithEmail('kept@example.bt'), await memberWithEmail('other@example.bt')];
  await signInAsMember(app, other, desk.token);
  const merge = { params: { id: kept.id }, body: { otherId: other.id } };
  const { mergeId } = await app.call(members.merge, merge, desk.token);
  expect(await toldAt('other@example.bt')).toContainEqual(
    expect.objectContaining({ kind: 'email_changed', body: withLink }),
  );
  expect(await kindsAt('kept@example.bt')).toEqual(['contact_taken']);
  await app.call(members.undoMerge, { params: { id: mergeId } }, desk.token);
  expect(await kindsAt('kept@example.bt')).toContain('email_changed');
});
