import {
  approvals,
  auth,
  donationPurposes,
  donations,
  type Endpoint,
  members,
  ownSignIn,
  roles,
  settings,
  stepUpHeader,
  type TokenPair,
  users,
} from '@kathok/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';
import { sampleMember, shippedIds } from '../testing/register-samples.ts';
import { addAuthenticator, codeOf } from '../testing/second-step.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { approvalIdOf, moreAdministrators, wantTwo } from '../testing/second-person.ts';
import { administrator, type ShippedRole } from '../testing/shipped-accounts.ts';

const app = await startAppForFile();
const { call, send } = app.bare;
const unknown = '00000000-0000-4000-8000-000000000000';
let memberId = '';
let administratorRole = '';

beforeAll(async () => {
  const token = await app.signIn('Administrator');
  const body = { ...sampleMember(await shippedIds(app)), waiveFee: true };
  memberId = (await call(members.create, { body }, token)).id;
  const { id } = app.account('Member');
  await app.db.updateTable('users').set({ memberId }).where('id', '=', id).execute();
  const { data } = await call(roles.list, { query: { takeAll: 'true' } }, token);
  administratorRole = data.find(({ name }) => name === 'Administrator')!.id;
});

const asking = everyEndpoint.filter(({ endpoint }) => endpoint.stepUp !== 'never');

it('are exactly these', () => {
  const listed = asking.map(({ name, endpoint: { stepUp } }) => {
    if (typeof stepUp === 'string') return name;
    if ('approvalOf' in stepUp) return `${name} the act that it approves`;
    return 'fields' in stepUp ? `${name} ${stepUp.fields.join(' ')}` : `${name} ${stepUp.managingRole}`;
  });
  expect(listed.sort()).toEqual([
    'approvals.approve the act that it approves',
    'auth.resetByAdministrator',
    'auth.resetSecondFactor',
    'backups.create',
    'backups.drill',
    'backups.file',
    'backups.updatePlan',
    'listReports.regulator',
    'members.update email phone',
    'privacy.erase',
    'privacy.eraseDonor',
    'restoring.start',
    'roles.create',
    'roles.update permissionIds roleType requiresSecondFactor secondFactorEachTime',
    'settings.removeSignature',
    'settings.setSignature',
    'settings.update bankAccounts mail sms smsSender signatoryName signatoryTitle requireSecondPerson',
    'users.create roleId',
    'users.invitationLink',
    'users.restore',
    'users.update email phone roleId',
  ]);
});

/** As little as makes the call ask; somebody who is let in then hears that it is not enough, and nothing is changed. */
function leastOf({ stepUp }: Endpoint): object[] {
  if (typeof stepUp === 'string') return [{}];
  if ('approvalOf' in stepUp) return [];
  if ('managingRole' in stepUp) return [{ [stepUp.managingRole]: administratorRole }];
  return stepUp.fields.map((field) => ({ [field]: [] }));
}

/** What is approved asks in its stead; see below. */
const isAskedByItself = ({ endpoint: { stepUp } }: (typeof everyEndpoint)[number]) =>
  typeof stepUp === 'string' || !('approvalOf' in stepUp);

const callerOf = ({ stepUp }: Endpoint): ShippedRole =>
  typeof stepUp === 'object' && 'fields' in stepUp && stepUp.ofOwn ? 'Member' : 'Administrator';

const acts = asking.filter(isAskedByItself).flatMap(({ name, endpoint }) =>
  (typeof endpoint.stepUp === 'object' && 'fields' in endpoint.stepUp
    ? [...endpoint.stepUp.fields]
    : ['']
  ).map((field, at) => ({
    act: `${name} ${field}`.trim(),
    endpoint,
    caller: callerOf(endpoint),
    body: () => leastOf(endpoint)[at]!,
  })),
);
type Act = (typeof acts)[number];

async function attempt({ endpoint, body, caller }: Act, token: string, proof?: string) {
  const id = caller === 'Member' ? memberId : unknown;
  const headers: Record<string, string> = proof === undefined ? {} : { [stepUpHeader]: proof };
  const input = { params: { id, year: '2026' }, body: body() };
  const answer = await send(endpoint, input as never, { token, headers });
  const { code, ways } = answer.body as { code?: string; ways?: string[] };
  return code === 'step_up_required' ? { asked: ways } : { asked: null };
}

async function newSession(role: ShippedRole): Promise<TokenPair> {
  const { email: username, password } = app.account(role);
  return call(auth.login, { body: { username, password } });
}

async function proofFor(role: ShippedRole, token: string): Promise<string> {
  const { password } = app.account(role);
  return (await call(auth.stepUp, { body: { password } }, token)).proof;
}

const changesSoFar = async () =>
  (await app.db.selectFrom('auditEntries').select('id').orderBy('id', 'desc').executeTakeFirst())?.id;

describe.each(acts)('$act', (act) => {
  const { caller } = act;
  const askedFor = { asked: ['password'] };
  const letIn = { asked: null };

  it('asks a session that is older than five minutes, whatever it brings that is not its proof', async () => {
    const first = await newSession(caller);
    expect(await attempt(act, first.accessToken)).toEqual(letIn);
    app.clock.advance({ minutes: 5 });
    const before = await changesSoFar();
    expect(await attempt(act, first.accessToken)).toEqual(askedFor);
    expect(await attempt(act, first.accessToken, 'made-up')).toEqual(askedFor);
    expect(await changesSoFar()).toBe(before);
    // Of another session of the same person, and of somebody else.
    const second = await newSession(caller);
    const other = await newSession('Auditor');
    const foreign = [
      await proofFor(caller, second.accessToken),
      await proofFor('Auditor', other.accessToken),
    ];
    for (const proof of foreign) expect(await attempt(act, first.accessToken, proof)).toEqual(askedFor);
    // A token that was exchanged a moment ago is no login.
    const { refreshToken } = first;
    const { accessToken: refreshed } = await call(auth.refresh, { body: { refreshToken } });
    expect(await attempt(act, refreshed)).toEqual(askedFor);
    // Its own: as often as it likes, for five minutes, with each of its tokens.
    const proof = await proofFor(caller, refreshed);
    expect(await attempt(act, refreshed, proof)).toEqual(letIn);
    app.clock.advance({ minutes: 4, seconds: 59 });
    expect(await attempt(act, refreshed, proof)).toEqual(letIn);
    app.clock.advance({ seconds: 1 });
    expect(await attempt(act, refreshed, proof)).toEqual(askedFor);
  });
});

it('approving as the second person asks where the act asks that it lets happen, and only there', async () => {
  const first = await app.signIn('Administrator');
  const [second] = await moreAdministrators(app, first, ['Dechen Zangmo']);
  await wantTwo(app, true);
  const { id: donationId } = await call(
    donations.create,
    {
      body: {
        donorType: 'anonymous',
        purposeId: (await call(donationPurposes.all, {}))[0]!.id,
        amount: '100.00',
        payment: { method: 'cash' },
      },
    },
    first,
  );
  const decision = { params: { id: donationId }, body: { decision: 'approve' as const } };
  await send(donations.decide, decision, { token: second!.token });
  const { token: third } = (await moreAdministrators(app, first, ['Karma Yangki']))[0]!;
  const reversal = { params: { id: donationId }, body: { reason: 'Not ours' } };
  const reverse = await send(donations.reverse, reversal, { token: third });
  const body = { requireSecondPerson: false };
  const settingsAsked = await send(settings.update, { body }, { token: first });
  expect([reverse.status, settingsAsked.status]).toEqual([202, 202]);
  app.clock.advance({ minutes: 6 });
  const approve = (answer: { body: unknown }, token: string, headers: Record<string, string> = {}) =>
    send(approvals.approve, { params: { id: approvalIdOf(answer) } }, { token, headers });
  const { token: other } = second!;
  const refused = await approve(settingsAsked, other);
  expect(refused).toMatchObject({ status: 403, body: { code: 'step_up_required', ways: ['password'] } });
  const { proof } = await call(auth.stepUp, { body: { password: administrator.password } }, other);
  const done = await approve(settingsAsked, other, { [stepUpHeader]: proof });
  expect(done).toMatchObject({ status: 200, body: { state: 'approved' } });
  await wantTwo(app, true);
  const freely = await approve(reverse, first);
  expect(freely.body).not.toMatchObject({ code: 'step_up_required' });
  await wantTwo(app, false);
});

it('another password makes worthless what was shown with the one before', async () => {
  const token = await app.signIn('Treasurer');
  app.clock.advance({ minutes: 6 });
  const { id, password } = app.account('Treasurer');
  const proof = await proofFor('Treasurer', token);
  const change = (currentPassword: string, newPassword: string) =>
    call(
      auth.changePassword,
      { params: { id }, body: { currentPassword, newPassword, confirmPassword: newPassword } },
      token,
    );
  await change(password, 'nine prayer flags above');
  const headers = { [stepUpHeader]: proof };
  const body = { phone: '+97517111222' };
  const answer = await send(users.update, { params: { id }, body }, { token, headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 'step_up_required', ways: ['password'] } });
  await change('nine prayer flags above', 'nine prayer flags below');
});

it('fields of no weight, and the records of others, are changed as before', async () => {
  const officer = await app.signIn('Membership officer');
  const administrator = await app.signIn('Administrator');
  app.clock.advance({ minutes: 10 });
  const params = { id: memberId };
  const { version } = (await call(members.get, { params }, officer)) as { version: number };
  await call(members.update, { params, body: { phone: '+97517333444', version } }, officer);
  const { id } = app.account('Auditor');
  const renamed = await call(
    users.update,
    { params: { id }, body: { name: 'The second Auditor' } },
    administrator,
  );
  expect(renamed.name).toBe('The second Auditor');
});

describe('showing who one is', () => {
  it('takes the password, the code or a passkey, one of them, and keeps only a hash', async () => {
    const token = await app.signIn('Auditor');
    const { proof, expiresAt } = await call(
      auth.stepUp,
      { body: { password: app.account('Auditor').password } },
      token,
    );
    expect(new Date(expiresAt).getTime() - app.clock.now().getTime()).toBe(5 * 60_000);
    const kept = await app.db.selectFrom('stepUpProofs').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(proof);
    for (const body of [{}, { password: 'a', code: '123456' }]) {
      expect((await send(auth.stepUp, { body }, { token })).status).toBe(422);
    }
  });

  it('takes each code of an authenticator once', async () => {
    const { password } = app.account('Membership officer');
    const token = await app.signIn('Membership officer');
    const { key } = await addAuthenticator(app, token, password);
    app.clock.advance({ minutes: 6 });
    const { id } = app.account('Membership officer');
    const asked = await send(users.update, { params: { id }, body: { phone: null } }, { token });
    expect(asked.body).toMatchObject({ ways: ['password', 'code'] });
    const code = codeOf(app, key);
    await call(auth.stepUp, { body: { code } }, token);
    const again = await send(auth.stepUp, { body: { code } }, { token });
    expect(again).toMatchObject({ status: 422, body: { errors: [{ property: 'code' }] } });
  });

  it('takes a passkey, of this account alone, and each answer once', async () => {
    // This is the password that the test above has set.
    const password = 'nine prayer flags below';
    const login = { username: app.account('Treasurer').email, password };
    const { accessToken: token } = await call(auth.login, { body: login });
    const begun = await call(ownSignIn.beginPasskey, { body: { password } }, token);
    const device = new SoftwareAuthenticator();
    const passkey = device.create(begun.options);
    await call(ownSignIn.addPasskey, { body: { challenge: begun.challenge, name: 'Phone', passkey } }, token);
    const answerNow = async () => device.get((await call(auth.passkeyOptions, { body: {} })).options);
    const answer = await answerNow();
    expect((await call(auth.stepUp, { body: { passkey: answer } }, token)).proof).toMatch(/^[\w-]{43}$/);
    const other = await app.signIn('Administrator');
    for (const [shown, by] of [
      [answer, token],
      [await answerNow(), other],
    ] as const) {
      const refused = await send(auth.stepUp, { body: { passkey: shown } }, { token: by });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ property: 'passkey' }] } });
    }
  });

  it('counts a wrong password as logging in does, and tells its owner', async () => {
    const token = await app.signIn('Auditor');
    const attemptWith = (password: string) => send(auth.stepUp, { body: { password } }, { token });
    const wrong = await attemptWith('not the password at all');
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ property: 'password' }] } });
    for (let tries = 0; tries < 12; tries += 1) await attemptWith(`guess number ${tries}`);
    expect((await attemptWith(app.account('Auditor').password)).status).toBe(429);
    const failed = await app.db
      .selectFrom('failedSignIns')
      .select('tries')
      .where('userId', '=', app.account('Auditor').id)
      .executeTakeFirst();
    expect(failed?.tries).toBeGreaterThan(5);
  });
});
