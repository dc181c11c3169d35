import { auth, type Problem, users } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { proofHeaders, solve, useUp } from '../../testing/proof.ts';
import { addAuthenticator, askedForSecondStep } from '../../testing/second-step.ts';
import { startAppForFile } from '../../testing/office.ts';
import { verifications } from './passwords/password-hash.ts';

const password = 'seven lamps on the sill';
const wrong = 'wrong pass phrase';
const app = await startAppForFile();
beforeEach(() => app.clock.advance({ hours: 25 }));

let count = 0;
async function newUser(phone?: string) {
  count += 1;
  const administrator = await app.signIn('Administrator');
  const { roleId } = await app.call(
    users.get,
    { params: { id: app.account('Treasurer').id } },
    administrator,
  );
  const email = `guessed${count}@example.bt`;
  const body = { name: `Guessed ${count}`, email, roleId, password, ...(phone && { phone }) };
  return app.call(users.create, { body }, administrator);
}

const addressOf = (place: number) => `10.${20 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
const login = (from: string, username: string, typed: string, headers = {}) =>
  app.send(auth.login, { body: { username, password: typed } }, { from, headers });
const challengeOf = ({ body }: { body: unknown }) => (body as Problem).challenge;
const told = async (recipient: string) => {
  await app.jobs.runDue();
  return (await app.outbox()).filter(
    (mail) => mail.kind === 'sign_in_guessed' && mail.recipient === recipient,
  );
};

const addresses = howMany({ test: 50, prove: 2000 });

describe('one account that is guessed at from many addresses', () => {
  it(`${addresses} addresses, three tries each: no more than forty reach the password, whichever name is typed`, async () => {
    const { email, phone } = await newUser('17 55 10 01');
    const before = verifications.count;
    const answers = new Map<number, number>();
    for (let place = 0; place < addresses; place += 25) {
      const tries = Array.from({ length: 75 }, (_, at) =>
        login(addressOf(place + Math.floor(at / 3)), at % 3 === 2 ? phone! : email, `${wrong} ${at}`),
      );
      for (const { status } of await Promise.all(tries)) answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect(verifications.count - before).toBeLessThanOrEqual(40);
    expect(answers.get(401)).toBe(verifications.count - before);
    expect([...answers.keys()].toSorted()).toEqual([401, 429]);
    const asked = await login('10.99.0.1', email, password);
    const headers = proofHeaders(challengeOf(asked)!, await solve(challengeOf(asked)!));
    expect(await login('10.99.0.1', email, password, headers)).toMatchObject({ status: 200 });
    // A success clears what was counted.
    expect(await login('10.99.0.2', email, wrong)).toMatchObject({ status: 401 });
  });

  it.each(['somebody', 'nobody'])(
    'asks for work from the twentieth failure on, and more for each further twenty: %s',
    async (who) => {
      const name = who === 'somebody' ? (await newUser()).email : 'nobody.is.here@example.bt';
      const strengths = [];
      for (let place = 0; place < 45; place += 1) {
        const answer = await login(addressOf(3000 + place), name, wrong);
        const challenge = challengeOf(answer);
        strengths.push(challenge?.parameters.data.strength ?? 0);
        if (!challenge) continue;
        const headers = proofHeaders(challenge, await solve(challenge));
        expect(await login(addressOf(3000 + place), name, wrong, headers)).toMatchObject({ status: 401 });
      }
      expect(strengths).toEqual([
        ...Array<number>(20).fill(0),
        ...Array<number>(20).fill(1),
        ...Array<number>(5).fill(2),
      ]);
    },
  );

  it('tells its owner once a day, and nobody where there is no such account', async () => {
    const { email } = await newUser();
    for (let place = 0; place < 19; place += 1) await login(addressOf(4000 + place), email, wrong);
    expect(await told(email)).toEqual([]);
    for (let place = 0; place < 5; place += 1) {
      const asked = await login(addressOf(4100 + place), email, wrong);
      const challenge = challengeOf(asked);
      if (challenge) {
        const headers = proofHeaders(challenge, await solve(challenge));
        await login(addressOf(4100 + place), email, wrong, headers);
      }
    }
    expect(await told(email)).toMatchObject([{ subject: 'Somebody is trying to log in to your account' }]);
    const all = (await app.outbox()).length;
    for (let place = 0; place < 21; place += 1) await login(addressOf(4200 + place), 'nobody@here.bt', wrong);
    await app.jobs.runDue();
    expect(await app.outbox()).toHaveLength(all);
  });
});

it('five wrong second steps tell the owner that somebody has the password', async () => {
  const { email } = await newUser();
  const body = { username: email, password };
  const { accessToken } = await app.call(auth.login, { body });
  await addAuthenticator(app, accessToken, password);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await told(email)).toEqual([]);
    const { challenge } = await askedForSecondStep(app, body);
    await app.send(auth.finishLogin, { body: { challenge, code: '000000' } });
  }
  expect(await told(email)).toMatchObject([{ subject: 'Somebody may know your password' }]);
});

const refresh = (refreshToken: string) =>
  app.send(auth.refresh, { body: { refreshToken } }, { from: '10.98.0.1' });

it('a refresh token that is known is not counted by address, and one session has a limit of its own', async () => {
  const [mine, other] = [await newUser(), await newUser()];
  const sessions = [];
  for (const { email } of [mine, other]) {
    const session = await app.call(auth.login, { body: { username: email, password } });
    sessions.push(session.refreshToken);
  }
  await useUp(app, 'refresh:10.98.0.1', 999);
  expect(await refresh('made up')).not.toMatchObject({ status: 429 });
  expect(await refresh('made up at last')).toMatchObject({ status: 429 });
  const first = auth.refresh.response.parse((await refresh(sessions[0]!)).body).refreshToken;
  const { id } = await app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'userId')
    .select('sessions.id')
    .where('email', '=', mine.email)
    .executeTakeFirstOrThrow();
  await useUp(app, `refresh:session ${id}`, 299);
  const last = await refresh(first);
  expect(last.status).toBe(200);
  const { refreshToken } = auth.refresh.response.parse(last.body);
  expect(await refresh(refreshToken)).toMatchObject({ status: 429 });
  expect(await refresh(sessions[1]!)).toMatchObject({ status: 200 });
});
