import { auth, ownDevices } from '@kathok/contract';
import { beforeEach, expect, it } from 'vitest';
import { removeOutdated } from '../../../platform/jobs/outdated.repository.ts';
import { addAuthenticator, askedForSecondStep } from '../../../testing/second-step.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
beforeEach(() => app.clock.advance({ hours: 1 }));

it('shows who came in to one’s own account and who tried to, and nothing of others', async () => {
  const { email: username, password } = app.account('Treasurer');
  const wrong = { username, password: 'another pass phrase' };
  for (const from of ['103.133.216.7', '103.133.216.9', '103.133.216.7'])
    await app.send(auth.login, { body: wrong }, { from });
  await app.send(auth.login, { body: { ...wrong, username: app.account('Auditor').email } });
  await app.send(auth.login, { body: { ...wrong, username: 'nobody@example.bt' } });
  app.clock.advance({ minutes: 1 });
  const token = await app.signIn('Treasurer');
  const failed = { method: 'password', isSuccess: false, tries: 3, network: '103.133.216.…' };
  expect(await app.call(ownDevices.recent, {}, token)).toEqual([
    {
      at: app.clock.now().toISOString(),
      method: 'password',
      isSuccess: true,
      tries: 1,
      network: 'local',
    },
    expect.objectContaining(failed),
  ]);

  await addAuthenticator(app, token, password);
  const { challenge } = await askedForSecondStep(app, { username, password });
  await app.send(auth.finishLogin, { body: { challenge, code: '000000' } });
  await app.send(auth.finishLogin, { body: { challenge, recoveryCode: 'not one of them' } });
  const ways = (await app.call(ownDevices.recent, {}, token))
    .filter(({ isSuccess }) => !isSuccess)
    .map(({ method }) => method);
  expect(ways.toSorted()).toEqual(['code', 'password', 'recovery_code']);
});

it('tells an address that nobody had signed in from before, on other devices only', async () => {
  const { email: username, password } = app.account('Membership officer');
  const from = async (address: string) => {
    app.clock.advance({ minutes: 1 });
    const { body } = await app.send(auth.login, { body: { username, password } }, { from: address });
    return auth.login.response.parse(body).accessToken;
  };
  await from('103.133.216.7');
  const here = await from('103.133.216.8');
  await from('45.64.248.3');
  const list = await app.call(ownDevices.list, {}, here);
  expect(list.map(({ network, isNewPlace }) => [network, isNewPlace])).toEqual([
    ['45.64.248.…', true],
    ['103.133.216.…', false],
    ['103.133.216.…', false],
  ]);
});

it('keeps one row for a day however often somebody tries, and none for longer than it is shown', async () => {
  const wrong = { username: app.account('Member').email, password: 'another pass phrase' };
  for (let tries = 0; tries < 4; tries += 1) await app.send(auth.login, { body: wrong });
  const rows = () =>
    app.db
      .selectFrom('failedSignIns')
      .select('tries')
      .where('userId', '=', app.account('Member').id)
      .execute();
  expect(await rows()).toEqual([{ tries: 4 }]);
  app.clock.advance({ days: 91 });
  const now = app.clock.now().getTime();
  await removeOutdated(app.db, (days) => new Date(now - days * 24 * 60 * 60 * 1000));
  expect(await rows()).toEqual([]);
});
