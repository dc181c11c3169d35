import { certificateMailings, certificates, certificateYears, donations, members } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

let year = 2010;
const kind = 'donation';
const { app, desk } = await startOffice();
/** Each test has a year of its own. */
beforeEach(() => {
  year += 1;
});

/** Somebody who gave in that year. */
async function donor(person: object = {}) {
  const body = { ...sampleMember(desk.ids), waiveFee: true, ...person };
  const member = await app.call(members.create, { body }, desk.token);
  await give(member.id);
  return member;
}
async function donors(many: number, person?: object) {
  const all = [];
  for (let at = 0; at < many; at += 1) all.push(await donor(person));
  return all;
}
function give(memberId: string, amount = '100') {
  const payment = { method: 'cash', paidOn: `${year}-06-01` } as const;
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId } as const;
  return app.call(donations.create, { body: { ...given, amount, payment } }, desk.token);
}

const report = () => app.call(certificateYears.report, { query: { kind, year } }, desk.token);
const issueAll = () => app.call(certificateYears.issueAll, { body: { kind, year } }, desk.token);
const people = async (query: object = {}) =>
  (await app.call(certificateYears.people, { query: { kind, year, ...query } }, desk.token)).data;
const issuedOf = (year: number) =>
  app.db
    .selectFrom('certificates')
    .select(['personId', 'certificateNumber', 'voidedAt'])
    .where('year', '=', year)
    .orderBy('position')
    .execute();

test('all certificates of a year are issued once, also when it is started twice and some stand already', async () => {
  const all = await donors(5);
  const before = await app.call(
    certificates.issue,
    { body: { kind, year, memberId: all[2]!.id } },
    desk.token,
  );
  expect(await report()).toMatchObject({ people: 5, amount: '500.00', issued: 1, states: { not_issued: 4 } });
  const [one, other] = await Promise.all([issueAll(), issueAll()]);
  expect(one).toMatchObject({ id: other.id, state: 'running', total: 4 });
  await app.jobs.runDue();
  expect(await report()).toMatchObject({
    issued: 5,
    states: { not_issued: 0, on_paper: 5 },
    firstNumber: before.certificateNumber,
    lastNumber: `KM/D/${year}/0005`,
    run: { state: 'done', done: 4, failed: 0 },
  });
  const issued = await issuedOf(year);
  expect(new Set(issued.map(({ personId }) => personId)).size).toBe(5);
  expect(issued[0]?.certificateNumber).toBe(before.certificateNumber);
  const again = await app.send(certificateYears.issueAll, { body: { kind, year } }, { token: desk.token });
  expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining('is issued') } });
});

test('a run that was stopped leaves what is issued, and the next one issues the rest', async () => {
  await donors(4);
  const { id } = await issueAll();
  const [first] = (await people()).map((person) => person.id).toSorted();
  // As after an end of the program: somebody had their turn, and the job is there still.
  await app.db
    .updateTable('certificateRuns')
    .set({ lastPersonId: first!, done: 1 })
    .where('id', '=', id)
    .execute();
  await app.jobs.runDue();
  expect(await report()).toMatchObject({ issued: 3, states: { not_issued: 1 }, run: { done: 4 } });
  const next = await issueAll();
  expect(next.total).toBe(1);
  const stopped = await app.call(certificateYears.stopIssuing, { params: { id: next.id } }, desk.token);
  expect(stopped.state).toBe('stopped');
  await app.jobs.runDue();
  expect(await issuedOf(year)).toHaveLength(3);
  await issueAll();
  await app.jobs.runDue();
  expect(await issuedOf(year)).toHaveLength(4);
});

test('a payment that came later shows on the list, and issuing all replaces that certificate alone', async () => {
  const [one] = await donors(3);
  await issueAll();
  await app.jobs.runDue();
  await give(one!.id, '50');
  expect(await people({ state: 'changed' })).toMatchObject([{ memberId: one!.id, amount: '150.00' }]);
  expect((await issueAll()).total).toBe(1);
  await app.jobs.runDue();
  expect((await issuedOf(year)).map(({ voidedAt }) => voidedAt === null)).toEqual(
    expect.arrayContaining([true, true, true, false]),
  );
  expect(await people({ state: 'changed' })).toEqual([]);
});

test('the list is searched by name, code and certificate number, and pages by the dzongkhag', async () => {
  const paro = await donor({ dzongkhag: 'Paro', name: 'Zangmo Yearly' });
  await donor({ dzongkhag: 'Haa' });
  await issueAll();
  await app.jobs.runDue();
  const [found] = await people({ q: 'zangmo yearly' });
  expect(found).toMatchObject({ memberId: paro.id, state: 'on_paper', way: 'no_address', dzongkhag: 'Paro' });
  expect(await people({ q: paro.membershipCode })).toHaveLength(1);
  expect(await people({ q: found!.certificateNumber! })).toHaveLength(1);
  expect(await people({ dzongkhag: 'Haa' })).toHaveLength(1);
  expect(await people({ take: 1, page: 2 })).toHaveLength(1);
});

test('one PDF has a leaf for each dzongkhag and the certificates of those without e-mail by name', async () => {
  await donor({ dzongkhag: 'Paro', name: 'Beda' });
  await donor({ dzongkhag: 'Paro', name: 'Ata' });
  await donor({ dzongkhag: 'Haa', name: 'Tshering' });
  await donor({ dzongkhag: 'Haa', name: 'Mailed', email: 'mailed@example.bt' });
  await issueAll();
  await app.jobs.runDue();
  const print = (query: object) =>
    app.send(certificateYears.print, { query: { kind, year, ...query } as never }, { token: desk.token });
  const texts = await pagesOf((await print({ only: 'paper' })).bytes);
  const said = texts.map((text) => /^(Haa|Paro)|Ata|Beda|Tshering|Mailed/.exec(text)?.[0]);
  expect(said.filter((name, at) => name !== said[at - 1])).toEqual([
    'Haa',
    'Tshering',
    'Paro',
    'Ata',
    'Beda',
  ]);
  expect((await pagesOf((await print({})).bytes)).join()).toContain('Mailed');
  expect((await report()).onPaper).toEqual([
    { dzongkhag: 'Paro', people: 2 },
    { dzongkhag: 'Haa', people: 1 },
  ]);
  expect(await print({ dzongkhag: 'Gasa' })).toMatchObject({ status: 404 });
  const auditor = { token: await app.signIn('Auditor') };
  expect(await app.send(certificateYears.print, { query: { kind, year } }, auditor)).toMatchObject({
    status: 403,
  });
});

test('nobody counts as sent to where nothing can be sent', async () => {
  const { id: memberId } = await donor({ email: 'waits@example.bt' });
  await issueAll();
  await app.jobs.runDue();
  expect(await report()).toMatchObject({ hasMailAccount: false, states: { to_send: 1, sent: 0 } });
  expect(await people({ state: 'to_send' })).toMatchObject([{ memberId }]);
  const body = { kind, year } as const;
  expect(await app.send(certificateMailings.start, { body }, { token: desk.token })).toMatchObject({
    status: 409,
  });
});
