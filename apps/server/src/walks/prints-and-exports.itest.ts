import { type Access, contract, isAllowed, type Right } from '@kathok/contract';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startOffice } from '../testing/office.ts';
import { shippedRoles } from '../testing/shipped-accounts.ts';

const { app, desk } = await startOffice();
const { id: memberId } = await desk.member();
const payment = { method: 'cash' as const };
await app.call(contract.fees.create, { body: { memberId, kind: 'renewal', payment } }, desk.token);
const donation = { donorType: 'anonymous' as const, purposeId: desk.purposeId, amount: '100', payment };
await app.call(contract.donations.create, { body: donation }, desk.token);
const year = Number(desk.today().slice(0, 4));
const certificate = { kind: 'member' as const, year, memberId };
await app.call(contract.certificates.issue, { body: certificate }, desk.token);

/** What takes many records along, as a file or on paper, and the least that has to be asked of it. */
const manyRecords: Record<string, { params?: object; query?: object }> = {
  'members.all': {},
  'members.print': {},
  'renewals.print': {},
  'fees.all': {},
  'donations.all': {},
  'donations.print': {},
  'pledges.all': { query: { format: 'csv' } },
  'documents.memberCards': {},
  'documents.memberLabels': {},
  'certificateYears.print': { query: { kind: 'member', year } },
  'paperDownloads.certificates': { query: { kind: 'member', year } },
  'paperDownloads.donationReceipts': {},
  'paperDownloads.feeReceipts': {},
  'paperDownloads.donationReceiptSheets': {},
  'paperDownloads.feeReceiptSheets': {},
  'reports.exportMembers': { query: { format: 'csv' } },
  'reports.exportFees': { query: { format: 'csv' } },
  'reports.exportDonations': { query: { format: 'csv' } },
  'listReports.export': { params: { name: 'cash-book' }, query: { format: 'csv' } },
  'listReports.regulator': { params: { year: '2026' }, query: { format: 'csv' } },
  'cashClosings.print': { params: { day: desk.today() } },
  'reminders.callSheet': {},
};

/** Files without an id that are a picture, a form to fill in, the names that are read aloud on a day, or days for everybody. */
const otherFiles = [
  'settings.getLogo',
  'settings.getSignature',
  'words.sheet',
  'imports.template',
  'documents.dedications',
  'rituals.calendar',
  'ritualPapers.poster',
];

const aboutOneRecord = /:id|:receipt|\/document$/;
const takesAlong = (access: Access) =>
  typeof access === 'object' && (access.action === 'export' || access.action === 'manage');

test('every file of many records is among those that are asked for below', () => {
  const files = everyEndpoint.filter(
    ({ endpoint: { method, path, answersFile } }) =>
      method === 'GET' && answersFile && !aboutOneRecord.test(path),
  );
  const known = [...Object.keys(manyRecords), ...otherFiles];
  expect(files.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('whatever takes many records along needs a right beyond seeing them', () => {
  const withoutRight = everyEndpoint.filter(
    ({ name, endpoint: { method, path, access, answersFile } }) =>
      ((method === 'GET' && answersFile && !aboutOneRecord.test(path)) || name in manyRecords) &&
      !otherFiles.includes(name) &&
      !takesAlong(access),
  );
  expect(withoutRight.map(({ name }) => name)).toEqual([]);
});

/** Sees everything of the office, and may take nothing along. */
async function addReader(): Promise<string> {
  const all = await app.call(contract.permissions.all, {}, desk.token);
  const permissionIds = all.filter(({ action }) => action === 'read').map(({ id }) => id);
  const role = { name: 'Onlooker', roleType: 'admin' as const, permissionIds };
  const { id: roleId } = await app.call(contract.roles.create, { body: role }, desk.token);
  const account = { email: 'onlooker@example.bt', password: 'butter lamps at first light' };
  await app.call(contract.users.create, { body: { name: 'An Onlooker', roleId, ...account } }, desk.token);
  const login = { username: account.email, password: account.password };
  return (await app.call(contract.auth.login, { body: login })).accessToken;
}

const tokens = [await addReader()];
for (const role of shippedRoles) tokens.push(await app.signIn(role));

/** The exports of this person that the audit trail knows of. */
const exportsOf = async (actorId: string) =>
  (await app.call(contract.audit.list, { query: { actorId, action: 'export' } }, desk.token)).meta.itemCount;

const isHeld = (ability: readonly Right[], access: Access) =>
  typeof access === 'object' &&
  access.kind === 'ability' &&
  access.subjects.some((subject) => isAllowed(ability, access.action, subject));

test.each(tokens.map((token, at) => [['An Onlooker', ...shippedRoles][at], token]))(
  '%s takes along what the role allows, and each time the audit trail knows',
  async (_role, token) => {
    const { id: actorId, ability } = await app.call(contract.auth.me, {}, token);
    let known = await exportsOf(actorId);
    for (const { name, endpoint } of everyEndpoint.filter(({ name: one }) => one in manyRecords)) {
      const answer = await app.send(endpoint, manyRecords[name] as never, { token: token! });
      const { access } = endpoint;
      // Own records are taken along by their member alone, and none of these people is one.
      const own = typeof access === 'object' && access.kind === 'own' ? [access.subject] : [];
      const mayTake = isHeld(ability, access) || own.some((subject) => isAllowed(ability, 'export', subject));
      expect([name, answer.status]).toEqual([name, mayTake ? 200 : 403]);
      if (mayTake) known += 1;
      expect([name, await exportsOf(actorId)]).toEqual([name, known]);
    }
  },
);

test('the auditor reads the audit trail with the whole history of a payment', async () => {
  const token = await app.signIn('Auditor');
  const { data } = await app.call(
    contract.audit.list,
    { query: { entity: 'Donation', order: 'ASC' } },
    token,
  );
  const [first] = data;
  const { data: history } = await app.call(
    contract.audit.list,
    { query: { entity: 'Donation', entityId: first?.entityId ?? '' } },
    token,
  );
  expect(history.map(({ action }) => action)).toContain('create');
  // Whose money it was and what for, since a number alone says nothing to the reader.
  expect(history[0]?.about).toMatchObject({ matter: expect.any(String), amount: '100.00' });
});

test('the treasurer renews a membership for cash', async () => {
  const token = await app.signIn('Treasurer');
  const { id } = await desk.member();
  const body = { memberId: id, kind: 'renewal' as const, payment };
  expect(await app.call(contract.fees.create, { body }, token)).toMatchObject({ status: 'paid' });
});
