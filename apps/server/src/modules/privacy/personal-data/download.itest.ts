import { donations, type Member, memberLists, members, privacy } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation, sampleSlip } from '../../../testing/donation-samples.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { makeTracedPerson, traces } from '../../../testing/traced-person.ts';

const app = await startAppForFile();
const person = await makeTracedPerson(app);

async function download(token: string) {
  const answer = await app.send(privacy.download, { params: { id: person.id } }, { token });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/personal-data-\d{4}-\d\d-\d\d\.zip/);
  const files = new Map(readZip(answer.bytes).map(({ name, content }) => [name, content]));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '') as Record<string, object[]>;
  return { files, data, page: files.get('index.html')?.toString() ?? '' };
}

const onlyForTheOffice = [traces.remarks, traces.note, traces.removedNote];

test('a member downloads everything about them that is not a note of the office', async () => {
  const { files, data, page } = await download(person.token);
  const text = JSON.stringify(data);
  const hidden = new Set([...onlyForTheOffice, traces.otherCid]);
  const own = Object.values(traces).filter((trace) => !hidden.has(trace));
  expect(own.filter((trace) => !text.includes(trace))).toEqual([]);
  expect(own.filter((trace) => !page.includes(trace))).toEqual([]);
  expect(onlyForTheOffice.filter((trace) => (text + page).includes(trace))).toEqual([]);
  // Whose words and deeds it was in the office is nobody else's business, and keys stay with whom they were sent to.
  expect(text).not.toContain('"actorName"');
  expect(text).not.toMatch(/token=[\w-]/);
  expect(data['payments']).toHaveLength(5);
  expect(data['person']).toHaveLength(2);

  const folders = [...files.keys()].filter((name) => name.includes('/')).map((name) => name.split('/')[0]);
  const count = (folder: string) => folders.filter((name) => name === folder).length;
  expect({ photos: count('photos'), slips: count('slips'), documents: count('documents') }).toEqual({
    photos: 1,
    slips: 2,
    documents: 1,
  });
  expect(count('receipts')).toBe(4);
  expect(count('certificates')).toBe(1);
  const papers = [...files].filter(([name]) => name.endsWith('.pdf')).map(([, content]) => content);
  expect(new Set(papers.map((content) => content.subarray(0, 5).toString()))).toEqual(new Set(['%PDF-']));
});

test('the office gets the notes too, and that it took the data along is written down', async () => {
  const list = { name: 'Losar helpers', ids: [person.id] };
  await app.call(memberLists.create, { body: list }, person.desk.token);
  const { data } = await download(person.desk.token);
  expect(data['lists']).toMatchObject([{ name: 'Losar helpers' }]);
  const text = JSON.stringify(data);
  // What was removed is held by the audit alone.
  expect(Object.values(traces).filter((trace) => !text.includes(trace))).toEqual([traces.removedNote]);
  const entries = await app.db
    .selectFrom('auditEntries')
    .select(['actorId', 'action', 'after'])
    .where('entityId', '=', person.id)
    .where('action', '=', 'export')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actorId: person.userId, action: 'export', after: { format: 'zip' } },
    { actorId: app.account('Administrator').id, action: 'export', after: { format: 'zip' } },
  ]);
});

test('it takes the right to export, and for strangers and other members there is nothing', async () => {
  const input = { params: { id: person.id } };
  for (const role of ['Treasurer', 'Auditor', 'Member'] as const)
    expect((await app.send(privacy.download, input, { token: await app.signIn(role) })).status).toBe(404);
  expect((await app.send(privacy.download, input)).status).toBe(401);
  const other = await app.call(members.list, { query: { q: 'Tashi Dorji' } }, person.desk.token);
  const foreign = { params: { id: other.data[0]!.id } };
  expect((await app.send(privacy.download, foreign, { token: person.token })).status).toBe(404);
});

test('ten times an hour is enough', async () => {
  const { token } = await app.signIn('Membership officer').then((token) => ({ token }));
  const ask = () => app.send(privacy.download, { params: { id: person.id } }, { token });
  for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('an address that somebody enters as theirs brings them no message of others', async () => {
  const email = 'treasurer.of.others@example.bt';
  await app.db
    .insertInto('outboxMessages')
    .values({
      kind: 'payment',
      recipient: email,
      subject: 'About your payment',
      body: 'A secret of others',
      createdAt: new Date(),
    })
    .execute();
  const { version } = (await app.call(members.get, { params: { id: person.id } }, person.token)) as Member;
  const change = { params: { id: person.id }, body: { email, version } };
  await app.call(members.update, change, person.token);
  expect(JSON.stringify((await download(person.token)).data)).not.toContain('A secret of others');
});

const slipsIn = (files: Map<string, unknown>) =>
  [...files.keys()].filter((name) => name.startsWith('slips/')).length;

test('somebody who gave under the number of a member without logging in is not in the copy of that member', async () => {
  const before = slipsIn((await download(person.token)).files);
  const stranger = { phone: '+97517991188', email: 'stranger@example.bt', address: 'Strangerstreet 4' };
  const mistyped = { identityType: 'cid', identityNumber: traces.cid, ...stranger } as const;
  const { id } = await app.call(donations.create, { body: await sampleDonation(app, mistyped) });
  await app.call(donations.sendSlip, { body: await sampleSlip(id) });

  const own = await download(person.token);
  const text = JSON.stringify(own.data) + own.page;
  expect(Object.values(stranger).filter((trace) => text.includes(trace))).toEqual([]);
  expect(slipsIn(own.files)).toBe(before);
  // What they asked for themselves is.
  expect(own.data['requests']).toMatchObject([{ details: { name: traces.name } }]);

  const ofOffice = await download(await app.signIn('Administrator'));
  const held = JSON.stringify(ofOffice.data);
  expect(Object.values(stranger).filter((trace) => !held.includes(trace))).toEqual([]);
  expect(slipsIn(ofOffice.files)).toBe(before + 1);
});
