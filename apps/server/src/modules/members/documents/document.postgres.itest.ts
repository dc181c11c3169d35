import { members } from '@kathok/contract';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let params: { id: string };
const app = await startAppForFile();
const officer = await app.signIn('Membership officer');
beforeEach(async () => {
  const body = sampleMember(await shippedIds(app));
  params = { id: (await app.call(members.create, { body }, officer)).id };
});

const pdf = (name = 'form.pdf', type = 'application/pdf') =>
  new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj<</Title(canary)>>endobj\n%%EOF'], name, { type });
const add = (title: string, file: File, token = officer) =>
  app.send(members.addDocument, { params, body: { title, file } }, { token });
const list = () => app.call(members.listDocuments, { params }, officer);
const inTimeline = async (token: string) =>
  (await app.call(members.timeline, { params }, token)).filter(({ kind }) => kind === 'document');

test('a PDF comes back byte for byte, as an attachment that nothing sniffs at', async () => {
  const added = await add('Application: form/2026', pdf('../../etc/passwd.html', 'text/html'));
  expect(added).toMatchObject({
    status: 201,
    body: { title: 'Application: form/2026', mediaType: 'application/pdf', createdBy: expect.any(String) },
  });
  const [document] = await list();
  const answer = await app.send(
    members.getDocument,
    { params: { id: document?.id ?? '' } },
    { token: officer },
  );
  expect(answer.bytes.equals(Buffer.from(await pdf().arrayBuffer()))).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="Application form 2026\.pdf"/),
  });
  expect((await inTimeline(officer)).map(({ title }) => title)).toEqual(['Application: form/2026']);
});

test('a picture is drawn anew and keeps its shape', async () => {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'white' } });
  const bytes = await picture
    .withExif({ IFD0: { Artist: 'canary' } })
    .jpeg()
    .toBuffer();
  await add('Identity card', new File([new Uint8Array(bytes)], 'cid.jpg'));
  const [document] = await list();
  const answer = await app.send(
    members.getDocument,
    { params: { id: document?.id ?? '' } },
    { token: officer },
  );
  expect(answer.bytes.includes('canary')).toBe(false);
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 415],
  ['a drawing that runs', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
  ['an archive', 'PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 415],
  ['half a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 415],
  ['more than ten MiB', `%PDF-1.7\n${'x'.repeat(10 * 1024 * 1024)}`, 413],
])('%s is refused, and nothing is kept', async (_, content, status) => {
  expect((await add('Paper', new File([content], 'paper.pdf'))).status).toBe(status);
  expect(await list()).toEqual([]);
});

test('a document that is taken away is gone, its file too, and the audit says so', async () => {
  await add('Form', pdf());
  const [document] = await list();
  const id = document?.id ?? '';
  await app.call(members.removeDocument, { params: { id } }, officer);
  expect([await list(), await inTimeline(officer)]).toEqual([[], []]);
  expect(await app.send(members.getDocument, { params: { id } }, { token: officer })).toMatchObject({
    status: 404,
  });
  const actions = await app.db
    .selectFrom('auditEntries')
    .select('action')
    .where('entity', '=', 'MemberDocument')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['create', 'remove']);
});

test('who opens a paper is on record', async () => {
  await add('Form', pdf());
  const [document] = await list();
  const id = document?.id ?? '';
  await app.send(members.getDocument, { params: { id } }, { token: officer });
  const entry = await app.db
    .selectFrom('auditEntries')
    .select(['actorId', 'label'])
    .where('action', '=', 'view')
    .where('entityId', '=', id)
    .executeTakeFirst();
  expect(entry).toMatchObject({
    actorId: app.account('Membership officer').id,
    label: expect.stringMatching(/^Form: /),
  });
});

test('neither the member, nor who may only read, nor the public sees a paper', async () => {
  await add('Form', pdf());
  const [document] = await list();
  const { id: userId } = app.account('Member');
  await app.db.updateTable('users').set({ memberId: params.id }).where('id', '=', userId).execute();
  const tokens = [await app.signIn('Member'), await app.signIn('Auditor')];
  for (const token of [...tokens, undefined]) {
    const refused = token ? 403 : 401;
    const paper = { params: { id: document?.id ?? '' } };
    expect((await app.send(members.listDocuments, { params }, { token })).status).toBe(refused);
    expect((await app.send(members.getDocument, paper, { token })).status).toBe(refused);
    expect((await app.send(members.removeDocument, paper, { token })).status).toBe(refused);
  }
  for (const token of tokens) expect(await inTimeline(token)).toEqual([]);
  expect(await list()).toHaveLength(1);
});
