import { auth, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
await app.listen();
const token = await app.signIn('Administrator');
const roleId = (await app.call(users.get, { params: { id: app.account('Member').id } }, token)).roleId;

let people = 0;
const person = () => ({
  name: 'Tshering',
  email: `tshering${(people += 1)}@example.bt`,
  roleId,
  password: 'lamps on the sill',
});
const create = (body: ReturnType<typeof person>, key: string, as = token) =>
  app.send(users.create, { body }, { token: as, headers: { 'idempotency-key': key } });
const withEmail = (email: string) =>
  app.db.selectFrom('users').select('id').where('email', '=', email).execute();

test('the same key and body answer the same again, byte for byte, and do it once', async () => {
  const body = person();
  const first = await create(body, 'a');
  const second = await create({ roleId, password: body.password, email: body.email, name: body.name }, 'a');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.bytes.toString()).toBe(first.bytes.toString());
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ]);
  expect(await withEmail(body.email)).toHaveLength(1);
});

test('an address with a slash at the end is the same address: a retry there is the same call', async () => {
  const payload = person();
  const ask = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'slash' },
    });
  const [bare, slashed] = [await ask('/api/users'), await ask('/api/users/')];
  expect([bare.statusCode, slashed.statusCode]).toEqual([201, 201]);
  expect(slashed.body).toBe(bare.body);
  expect(await withEmail(payload.email)).toHaveLength(1);
  const other = await app.inject({ method: 'PUT', url: '/api/membershipFee' });
  expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, POST, HEAD']);
});

test('the same key with another body is refused', async () => {
  await create(person(), 'b');
  expect(await create(person(), 'b')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
});

test('the key of one person is not that of another', async () => {
  const other = await create({ ...person(), roleId: await administratorRole() }, 'c');
  const { email } = other.body as { email: string };
  const { accessToken } = await signInAs(email);
  expect(await create(person(), 'c', accessToken)).toMatchObject({ status: 201 });
});

test('errors are not kept: the same key may try again', async () => {
  const body = person();
  const wrong = { ...body, roleId: crypto.randomUUID() };
  expect((await create(wrong, 'd')).status).toBe(422);
  expect((await create(body, 'd')).status).toBe(201);
});

test('fifty at once make one user; all get the same answer, or are told that the first still runs', async () => {
  const body = person();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(body, 'e')));
  const created = answers.filter(({ status }) => status === 201);
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(
    answers
      .filter(({ status }) => status !== 201)
      .every(({ body }) => (body as { code: string }).code === 'request_running'),
  ).toBe(true);
  expect(await withEmail(body.email)).toHaveLength(1);
  expect((await create(body, 'e')).bytes).toEqual(created[0]?.bytes);
});

test('a key is remembered over a restart', async () => {
  const body = person();
  const first = await create(body, 'f');
  const restarted = await buildApp(app.deps);
  const again = await restarted.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'f' },
    payload: body,
  });
  expect([again.statusCode, again.body]).toEqual([201, first.bytes.toString()]);
  await restarted.close();
});

test('neither the key nor the answer holds a password', async () => {
  await create({ ...person(), password: 'canary in the lamp room' }, 'g');
  const rows = await app.db.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('canary');
});

test.each(['', ' ', 'two words', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: person(),
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0].property).toBe('Idempotency-Key');
});

async function administratorRole(): Promise<string> {
  return (await app.call(users.get, { params: { id: app.account('Administrator').id } }, token)).roleId;
}
async function signInAs(username: string): Promise<{ accessToken: string }> {
  return app.call(auth.login, { body: { username, password: 'lamps on the sill' } });
}
