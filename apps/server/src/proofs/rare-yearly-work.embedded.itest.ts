import { certificateYears, donations, memberMailings, members, reminders } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startOffice } from '../testing/office.ts';
import { pagesOf } from '../testing/read-pdf.ts';

// As rare-queries.embedded.itest.ts: the work of a year's end, once on the other build of PostgreSQL.

const { app, desk } = await startOffice();
const { id: memberId, name } = await desk.member();
const year = Number(desk.today().slice(0, 4));

test('the certificates of a year are issued and printed, and a run that was stopped is over', async () => {
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '75' } as const;
  await app.call(donations.create, { body: { ...given, payment: { method: 'cash' } } }, desk.token);
  const ofYear = { kind: 'donation', year } as const;
  const first = await app.call(certificateYears.issueAll, { body: ofYear }, desk.token);
  await app.call(certificateYears.stopIssuing, { params: { id: first.id } }, desk.token);
  await app.call(certificateYears.issueAll, { body: ofYear }, desk.token);
  await app.jobs.runDue();
  const report = await app.call(certificateYears.report, { query: ofYear }, desk.token);
  expect(report).toMatchObject({ issued: 1, run: { state: 'done' } });
  const { bytes } = await app.send(certificateYears.print, { query: ofYear }, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(name);
});

test('a message to members is read beforehand, and its letters are printed', async () => {
  // A letter goes only where there is an address.
  await app.call(members.update, { params: { id: memberId }, body: { village: 'Gasa' } }, desk.token);
  const message = { ids: memberId, subject: 'Losar', body: 'Dear {name},' };
  const preview = { body: { ...message, way: 'letter', place: 0 } } as never;
  const { body } = await app.call(memberMailings.preview, preview, desk.token);
  const { id } = await app.call(memberMailings.start, { body: message } as never, desk.token);
  const { bytes } = await app.send(memberMailings.letters, { params: { id } }, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(body);
});

test('who can only be called stands on a sheet', async () => {
  const { bytes } = await app.send(reminders.callSheet, {}, { token: desk.token });
  expect((await pagesOf(bytes)).join()).toContain(name);
});
