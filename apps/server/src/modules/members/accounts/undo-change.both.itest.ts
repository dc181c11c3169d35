import {
  accountChanges,
  auth,
  certificates,
  members,
  ownSignIn,
  roles,
  settings,
  stepUpHeader,
  users,
} from '@kathok/contract';
import { expect, it } from 'vitest';
import { startAppForFile } from '../../../testing/office.ts';
import { addAuthenticator } from '../../../testing/second-step.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import type { ShippedRole } from '../../../testing/shipped-accounts.ts';

const app = await startAppForFile();
const { send, call } = app.bare;

const messagesTo = async (recipient: string) =>
  (await app.outbox()).filter((message) => message.recipient === recipient);
const lastTo = async (recipient: string) => (await messagesTo(recipient)).at(-1)!;
const tokenIn = (body: string) => /this-was-not-me#token=([\w-]+)/.exec(body)?.[1] ?? '';
const undo = (token: string) => send(accountChanges.undo, { body: { token } });
const logIn = (username: string, password: string) => send(auth.login, { body: { username, password } });

const accountNumbers = async () =>
  (await call(settings.getPublic, {})).bankAccounts.map(({ accountNumber }) => accountNumber);

/** Everything that a second step is made of, whosever it is. */
const secondStepTables = ['authenticatorApps', 'passkeys', 'recoveryCodes', 'trustedDevices'] as const;
const secondSteps = () =>
  Promise.all(
    secondStepTables.map((table) => app.db.selectFrom(table).selectAll().orderBy('userId').execute()),
  );

it('a stolen token of an administrator changes in an hour no account, no bank account and no second step', async () => {
  const stolen = await app.signIn('Administrator');
  const { id } = app.account('Treasurer');
  const { data } = await call(roles.list, { query: { takeAll: 'true' } }, stolen);
  const administrator = data.find(({ name }) => name === 'Administrator')!;
  const password = 'a password of the thief';
  // So that there is something to take away: an app on the treasurer's phone, with codes for the day it is lost.
  const { email, password: own } = app.account('Treasurer');
  const { accessToken } = await call(auth.login, { body: { username: email, password: own } });
  await addAuthenticator(app, accessToken, own);
  const secondStepsBefore = await secondSteps();
  expect(secondStepsBefore.flat().length).toBeGreaterThan(1);
  const accountsBefore = await app.db.selectFrom('users').selectAll().orderBy('id').execute();
  const bankBefore = await accountNumbers();
  const rolesBefore = await app.db
    .selectFrom('rolePermissions')
    .selectAll()
    .orderBy('roleId')
    .orderBy('permissionId')
    .execute();
  const acts = () => [
    send(users.update, { params: { id }, body: { email: 'thief@example.bt' } }, { token: stolen }),
    send(users.update, { params: { id }, body: { phone: '+97517666666' } }, { token: stolen }),
    send(users.update, { params: { id }, body: { roleId: administrator.id } }, { token: stolen }),
    send(
      auth.resetByAdministrator,
      { body: { id, newPassword: password, confirmPassword: password } },
      { token: stolen },
    ),
    send(auth.resetSecondFactor, { params: { id }, body: { reason: 'Lost' } }, { token: stolen }),
    send(users.invitationLink, { params: { id } }, { token: stolen }),
    send(
      users.create,
      { body: { name: 'Thief', email: 'thief@example.bt', roleId: administrator.id, password } },
      { token: stolen },
    ),
    send(settings.update, { body: { bankAccounts: [] } }, { token: stolen }),
    send(settings.update, { body: { requireSecondPerson: true } }, { token: stolen }),
    send(settings.update, { body: { mail: { host: 'mail.thief.example' } } }, { token: stolen }),
    send(auth.stepUp, { body: { password: 'butter lamps at first light?' } }, { token: stolen }),
    send(ownSignIn.beginPasskey, { body: { password } }, { token: stolen }),
  ];
  app.clock.advance({ minutes: 5 });
  for (let minutes = 5; minutes < 15; minutes += 3) {
    const statuses = (await Promise.all(acts())).map(({ status }) => status);
    expect(statuses.slice(0, -2)).toEqual(Array.from({ length: 10 }, () => 403));
    for (const status of statuses.slice(-2)) expect([422, 429]).toContain(status);
    app.clock.advance({ minutes: 3 });
  }
  app.clock.advance({ minutes: 45 });
  expect((await Promise.all(acts())).every(({ status }) => status !== 200 && status !== 201)).toBe(true);
  expect(await app.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(accountsBefore);
  expect(
    await app.db
      .selectFrom('rolePermissions')
      .selectAll()
      .orderBy('roleId')
      .orderBy('permissionId')
      .execute(),
  ).toEqual(rolesBefore);
  expect(await accountNumbers()).toEqual(bankBefore);
  expect(await secondSteps()).toEqual(secondStepsBefore);
  for (const table of secondStepTables) await app.db.deleteFrom(table).execute();
  app.clock.advance({ hours: 1 });
});

it('another e-mail address is told at both, and the one before puts it back', async () => {
  const administrator = await app.signIn('Administrator');
  const { id, email: before, password } = app.account('Treasurer');
  const after = 'treasurer.new@example.bt';
  await call(users.update, { params: { id }, body: { email: after } }, administrator);
  const told = await lastTo(before);
  expect(told).toMatchObject({ kind: 'email_changed', subject: 'Your e-mail address was changed' });
  expect(told.body).toContain(after);
  const toldNew = await lastTo(after);
  expect(toldNew.kind).toBe('contact_taken');
  expect(tokenIn(toldNew.body)).toBe('');

  // For a day the key to the account goes to the address before.
  app.clock.advance({ hours: 23 });
  await call(auth.forgotPassword, { body: { username: after } });
  await app.jobs.runDue();
  expect((await lastTo(before)).kind).toBe('password_reset');
  expect(await messagesTo(after)).toHaveLength(1);

  const { accessToken: open } = await call(auth.login, { body: { username: after, password } });
  app.clock.advance({ seconds: 1 });
  expect((await undo(tokenIn(told.body))).status).toBe(204);
  expect((await call(users.get, { params: { id } }, await app.signIn('Administrator'))).email).toBe(before);
  expect((await send(auth.me, {}, { token: open })).status).toBe(401);
  expect((await logIn(before, password)).status).toBe(401);
  const link = await lastTo(before);
  expect(link.kind).toBe('password_reset');
  expect((await undo(tokenIn(told.body))).status).toBe(400);
  const token = /reset-password#token=([\w-]+)/.exec(link.body)?.[1] ?? '';
  await call(auth.resetPassword, { body: { token, newPassword: password, confirmPassword: password } });
  expect((await logIn(before, password)).status).toBe(200);
});

it('what a thief changes next is worth nothing to them once the first change is undone', async () => {
  const administrator = await app.signIn('Administrator');
  const { id, email: before } = app.account('Auditor');
  await call(users.update, { params: { id }, body: { email: 'first@thief.example' } }, administrator);
  app.clock.advance({ seconds: 1 });
  await call(users.update, { params: { id }, body: { email: 'second@thief.example' } }, administrator);
  const ofOwner = tokenIn((await lastTo(before)).body);
  const ofThief = tokenIn((await lastTo('first@thief.example')).body);
  expect(ofThief).not.toBe('');
  expect((await undo(ofOwner)).status).toBe(204);
  expect((await undo(ofThief)).status).toBe(400);
  expect((await call(users.get, { params: { id } }, administrator)).email).toBe(before);
});

it('a mistyped address of an account that nobody uses so far gets no link that would open it', async () => {
  const token = await app.signIn('Administrator');
  const { roleId } = await call(users.get, { params: { id: app.account('Auditor').id } }, token);
  const body = { name: 'Karma', email: 'mistyped@example.bt', roleId };
  const { id } = await call(users.create, { body }, token);
  app.clock.advance({ seconds: 1 });
  await call(users.update, { params: { id }, body: { email: 'karma@example.bt' } }, token);
  const told = await lastTo('mistyped@example.bt');
  expect(told.kind).toBe('email_changed');
  expect(tokenIn(told.body)).toBe('');
  expect((await messagesTo('karma@example.bt')).map(({ kind }) => kind)).toContain('invitation');
});

it('a link is good for seven days', async () => {
  const { id, email } = app.account('Membership officer');
  await call(
    users.update,
    { params: { id }, body: { email: 'officer.new@example.bt' } },
    await app.signIn('Administrator'),
  );
  const token = tokenIn((await lastTo(email)).body);
  app.clock.advance({ days: 7 });
  expect((await undo(token)).status).toBe(400);
  expect((await undo('made-up')).status).toBe(400);
});

it('a member is told at the address before, codes go there for a day, and the record is put back too', async () => {
  const office = await app.signIn('Administrator');
  const body = { ...sampleMember(await shippedIds(app)), email: 'pema@example.bt', waiveFee: true };
  const { id: memberId, membershipCode } = await call(members.create, { body }, office);
  const { id: userId, email: accountEmail, password } = app.account('Member');
  await app.db
    .updateTable('users')
    .set({ memberId, email: 'pema@example.bt' })
    .where('id', '=', userId)
    .execute();
  const { accessToken: own } = await call(auth.login, { body: { username: 'pema@example.bt', password } });
  app.clock.advance({ minutes: 6 });
  const change = { params: { id: memberId }, body: { email: 'other@example.bt' } };
  expect((await send(members.update, change, { token: own })).status).toBe(403);
  const { proof } = await call(auth.stepUp, { body: { password } }, own);
  const changed = await send(members.update, change, { token: own, headers: { [stepUpHeader]: proof } });
  expect(changed.status).toBe(200);
  const told = await lastTo('pema@example.bt');
  expect(told).toMatchObject({ kind: 'email_changed', memberId: null });
  app.clock.advance({ minutes: 1 });
  await call(certificates.request, { body: { kind: 'member', year: 2026, identifier: membershipCode } });
  await app.jobs.runDue();
  expect((await lastTo('pema@example.bt')).kind).toBe('document_code');
  app.clock.advance({ hours: 25 });
  await call(certificates.request, { body: { kind: 'member', year: 2026, identifier: membershipCode } });
  await app.jobs.runDue();
  expect((await lastTo('other@example.bt')).kind).toBe('document_code');
  expect((await undo(tokenIn(told.body))).status).toBe(204);
  const member = await call(members.get, { params: { id: memberId } }, await app.signIn('Administrator'));
  expect(member).toMatchObject({ email: 'pema@example.bt' });
  expect(accountEmail).not.toBe('pema@example.bt');
});

it('a password given by somebody else is told, and the link closes the account', async () => {
  const { id, email } = app.account('Treasurer');
  const body = { id, newPassword: 'nine prayer flags above', confirmPassword: 'nine prayer flags above' };
  await call(auth.resetByAdministrator, { body }, await app.signIn('Administrator'));
  const told = await lastTo(email);
  expect(told.kind).toBe('account_changed');
  expect((await undo(tokenIn(told.body))).status).toBe(204);
  expect((await logIn(email, 'nine prayer flags above')).status).toBe(401);
});

it('bank accounts are told to all who look after money, with old and new, and stand in a strip for seven days', async () => {
  const token = await app.signIn('Administrator');
  const account = { bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '100123456', qr: null };
  await call(settings.update, { body: { bankAccounts: [account] } }, token);
  app.clock.advance({ seconds: 1 });
  await call(
    settings.update,
    { body: { bankAccounts: [{ ...account, accountNumber: '999888777' }] } },
    token,
  );
  const reports = await app.reports();
  for (const role of ['Administrator', 'Treasurer'] satisfies ShippedRole[]) {
    const told = reports.findLast(({ recipient }) => recipient === app.account(role).email)!;
    expect(told.subject).toBe('Important settings were changed');
    expect(told.body).toContain('Before: Bank of Bhutan, Kathok, 100123456');
    expect(told.body).toContain('Now: Bank of Bhutan, Kathok, 999888777');
    // The person in whose name it was done can say that it was not them.
    expect(tokenIn(told.body) !== '').toBe(role === 'Administrator');
  }
  expect(reports.map(({ recipient }) => recipient)).not.toContain(app.account('Auditor').email);
  expect(await call(settings.guardedChanges, {}, token)).toMatchObject([{ what: 'bank_accounts' }]);
  app.clock.advance({ days: 7 });
  expect(await call(settings.guardedChanges, {}, await app.signIn('Administrator'))).toEqual([]);
});
