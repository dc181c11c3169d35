import { members, reminders, settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();
await app.call(settings.update, { body: { mail: { host: '127.0.0.1', port: 9 } } }, desk.token);
await member({ name: 'Reached By Mail', email: 'reached@example.bt' });
await member({ name: 'Aum Nothing' }, { phone: null, village: 'Jangsa', gewog: 'Shaba', dzongkhag: 'Paro' });
await member({ name: 'Ap Phone' }, { phone: '+97517123456' });
const silent = await member({ name: 'Own Wish' }, { phone: null });
const choice = { params: { id: silent }, body: { isOptedOut: true } };
await app.call(members.setMessageChoice, choice, desk.token);

async function member(values: Parameters<typeof sampleMember>[1], contact: object = {}) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const { id } = await app.call(members.create, { body }, desk.token);
  if (Object.keys(contact).length === 0) return id;
  const held = app.db.selectFrom('members').select('personId').where('id', '=', id);
  await app.db.updateTable('people').set(contact).where('id', '=', held).execute();
  return id;
}
const ask = (url: string, token = desk.token) =>
  app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
const exports = () =>
  app.db.selectFrom('auditEntries').select(['after']).where('action', '=', 'export').execute();

test('the call sheet lists those who have a phone and no other way, with the number', async () => {
  const answer = await ask(reminders.callSheet.path);
  const sheet = (await pagesOf(new Uint8Array(answer.rawPayload))).join('\n');
  expect(sheet).toMatch(/Ap Phone.*17 12 34 56/);
  expect(sheet).not.toContain('Cannot be sent');
  expect(sheet).toContain('Page 1 of 1');
  for (const nobody of ['Reached By Mail', 'Own Wish', 'Aum Nothing']) expect(sheet).not.toContain(nobody);
  expect(JSON.stringify(await exports())).toContain('call sheet');
});

test('is for those who may write to members', async () => {
  const auditor = await app.signIn('Auditor');
  expect((await ask(reminders.callSheet.path, auditor)).statusCode).toBe(403);
});
