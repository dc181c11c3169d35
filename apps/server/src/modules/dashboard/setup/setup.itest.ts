import { audit, dashboard, members, settings, type SetupSteps, users } from '@kathok/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ isNew: true });
  token = await app.signIn('Administrator');
  // The other accounts of the test are there from the beginning; a new centre has one user.
  await app.db
    .updateTable('users')
    .set({ status: 'disabled' })
    .where('id', '<>', app.account('Administrator').id)
    .execute();
});
afterAll(() => app.close());

const setup = async () => (await app.call(dashboard.get, {}, token)).setup;
const states = (steps: SetupSteps | null) =>
  steps && Object.fromEntries(Object.entries(steps).map(([name, { state }]) => [name, state]));
const update = (body: Parameters<typeof app.call<typeof settings.update>>[1]['body']) =>
  app.call(settings.update, { body }, token);

const nothing = {
  centre: 'open',
  bank: 'open',
  fees: 'open',
  mail: 'open',
  colleague: 'open',
  member: 'open',
};

test('an empty centre has everything before it, and proposes what members pay', async () => {
  const steps = await setup();
  expect(states(steps)).toEqual(nothing);
  expect(steps?.fees.types).toContainEqual({
    name: 'General',
    months: 12,
    amount: '1200.00',
    currency: 'BTN',
  });
});

test('nobody registers before somebody has confirmed the fees', async () => {
  const ids = await shippedIds(app);
  const body = { ...sampleMember(ids), consent: true } as never;
  expect(await app.call(settings.getPublic, {})).toMatchObject({ isRegistrationOpen: false });
  expect(await app.send(members.register, { body })).toMatchObject({
    status: 409,
    body: { code: 'registration_closed' },
  });
  expect(await app.db.selectFrom('people').select('id').execute()).toEqual([]);
  await update({ areFeesConfirmed: true });
  expect(await app.call(settings.getPublic, {})).toMatchObject({ isRegistrationOpen: true });
  expect((await app.send(members.register, { body })).status).toBe(201);
  expect(states(await setup())).toEqual({ ...nothing, fees: 'done', member: 'done' });
});

const account = { bank: 'Bank of Bhutan', accountName: 'Kathok Dharma Centre', accountNumber: '100108108' };
const qr =
  '000201010211091694009400000000045204000053030645802BT5911TEST CENTRE6007THIMPHU62120208170000006304A232';

test('an account is a beginning, and done with the QR code of the bank', async () => {
  await update({ bankAccounts: [{ ...account, qr: null }] });
  expect(await setup()).toMatchObject({ bank: { state: 'started', accountNumber: '100108108' } });
  await update({ bankAccounts: [{ ...account, qr }] });
  expect(await setup()).toMatchObject({ bank: { state: 'done' } });
});

test('a colleague is invited, and there once the invitation was accepted', async () => {
  const { data } = await app.call(users.list, { query: { status: 'disabled' } }, token);
  const roleId = data.find(({ role }) => role === 'Treasurer')!.roleId;
  const body = { name: 'Pema Lhamo', email: 'pema@example.bt', roleId };
  const { id } = await app.call(users.create, { body }, token);
  expect(await setup()).toMatchObject({
    colleague: { state: 'started', name: 'Pema Lhamo', role: 'Treasurer' },
  });
  await app.db.updateTable('users').set({ passwordHash: 'chosen' }).where('id', '=', id).execute();
  expect(await setup()).toMatchObject({ colleague: { state: 'done' } });
});

test('a name of its own is a beginning, and it goes when all is done', async () => {
  await update({ mail: { host: 'mail.example.bt' } });
  expect(states(await setup())).toMatchObject({ centre: 'open', mail: 'done' });
  await update({ centreName: 'Kathok Thimphu' });
  expect(states(await setup())).toMatchObject({ centre: 'started' });
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#8a3324' } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  const logo = new File([bytes], 'logo.png', { type: 'image/png' });
  await app.call(settings.setLogo, { body: { picture: logo } }, token);
  expect(await setup()).toBeNull();
});

test('it goes when somebody puts it away, which is written down', async () => {
  await app.call(settings.removeLogo, {}, token);
  expect(await setup()).not.toBeNull();
  await update({ isSetupDismissed: true });
  expect(await setup()).toBeNull();
  const { data } = await app.call(audit.list, { query: { entity: 'Settings', take: 1 } }, token);
  expect(data).toMatchObject([
    { action: 'update', before: { isSetupDismissed: false }, after: { isSetupDismissed: true } },
  ]);
});

test('money can be sent where there is an account or a bank that is not simulated', async () => {
  expect(await app.call(settings.getPublic, {})).toMatchObject({ takesPayments: true });
  const simulated = await startTestApp({ isNew: true, simulatesCards: true });
  try {
    expect(await simulated.call(settings.getPublic, {})).toMatchObject({
      takesPayments: false,
      takesCards: true,
    });
  } finally {
    await simulated.close();
  }
});
