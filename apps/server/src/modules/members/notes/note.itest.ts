import { members } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let params: { id: string };
const app = await startAppForFile();
const officer = await app.signIn('Membership officer');
const treasurer = await app.signIn('Treasurer');
beforeEach(async () => {
  params = await newMember();
});

async function newMember() {
  const { id } = await app.call(members.create, { body: sampleMember(await shippedIds(app)) }, officer);
  return { id };
}
const add = (text: string, token = officer) => app.call(members.addNote, { params, body: { text } }, token);
const texts = async (of = params) =>
  (await app.call(members.listNotes, { params: of }, officer)).map(({ text }) => text);
const timeline = async (token: string) =>
  (await app.call(members.timeline, { params }, token)).filter(({ kind }) => kind === 'note');

test('a note has its day and its author, the newest first', async () => {
  const first = await add('Called; will pay after Losar.');
  expect(first).toMatchObject({ author: 'The Membership officer', isOwn: true });
  app.clock.advance({ minutes: 1 });
  await add('Paid in part.', treasurer);
  expect(await texts()).toEqual(['Paid in part.', 'Called; will pay after Losar.']);
  const seen = await app.call(members.listNotes, { params }, treasurer);
  expect(seen.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  expect((await timeline(officer)).map(({ detail }) => detail)).toEqual(await texts());
});

test('one takes away what one wrote, nobody else does, and the audit remembers it', async () => {
  const { id } = await add('A canary in the hall.');
  const foreign = await app.send(members.removeNote, { params: { id } }, { token: treasurer });
  expect(foreign).toMatchObject({ status: 403 });
  await app.call(members.removeNote, { params: { id } }, officer);
  expect([await texts(), await timeline(officer)]).toEqual([[], []]);
  expect(await app.send(members.removeNote, { params: { id } }, { token: officer })).toMatchObject({
    status: 404,
  });
  const entries = await app.db
    .selectFrom('auditEntries')
    .select(['action', 'before', 'after'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'create', before: null, after: { text: 'A canary in the hall.' } },
    { action: 'remove', before: { text: 'A canary in the hall.' }, after: null },
  ]);
});

test('the member reads none of it, and neither does the public', async () => {
  await add('A canary in the hall.');
  const { id: userId } = app.account('Member');
  await app.db.updateTable('users').set({ memberId: params.id }).where('id', '=', userId).execute();
  const member = await app.signIn('Member');
  for (const token of [member, undefined]) {
    const answer = await app.send(members.listNotes, { params }, { token });
    expect(answer.status).toBe(token ? 403 : 401);
    expect((await app.send(members.get, { params }, { token })).bytes.includes('canary')).toBe(false);
  }
  expect(await timeline(member)).toEqual([]);
  expect(await timeline(officer)).toHaveLength(1);
});

test('notes go with a merge, and come back with it', async () => {
  await add('About the other record.');
  const kept = await newMember();
  const body = { otherId: params.id };
  const { mergeId } = await app.call(members.merge, { params: kept, body }, officer);
  expect(await texts(kept)).toEqual(['About the other record.']);
  await app.call(members.undoMerge, { params: { id: mergeId } }, officer);
  expect([await texts(kept), await texts()]).toEqual([[], ['About the other record.']]);
});
