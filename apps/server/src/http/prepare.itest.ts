import { auth, countries, donations, endpoint, roles, settings, users } from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hashing } from '../modules/auth/passwords/password-hash.ts';
import { decoding } from '../base/files/heic/decode-heic.ts';
import { drawing } from '../base/files/pictures.ts';
import type { Semaphore } from '../base/semaphore.ts';
import { sampleDonation, sampleSlip } from '../testing/donation-samples.ts';
import { heicSlip } from '../testing/heic-samples.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { startAppForFile } from '../testing/office.ts';
import { withPrepare } from './routes.ts';

const app = await startAppForFile();
// As the embedded database has it: the one who holds the only connection keeps everybody else waiting.
app.database.pool.options.max = 1;
const chief = await app.signIn('Administrator');

/** While the work waits for its turn, somebody else is answered, and no connection is in use. */
async function whileItWaits(turns: Semaphore, work: () => Promise<{ status: number }>): Promise<number> {
  const release = await turns.acquire(Infinity);
  try {
    const answer = work();
    await vi.waitFor(() => expect(turns.waiting()).toBe(1), 60_000);
    const { pool } = app.database;
    expect(pool.totalCount - pool.idleCount).toBe(0);
    await app.call(countries.list, {}, chief);
    release();
    return (await answer).status;
  } finally {
    release();
  }
}

const keyed = (key: string) => ({ token: chief, headers: { 'idempotency-key': key } });
const picture = async () => {
  const red = sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } });
  return new File([new Uint8Array(await red.png().toBuffer())], 'red.png');
};

describe('no connection is held while', () => {
  test('a new user’s password waits to be hashed', async () => {
    const { data } = await app.call(roles.list, { query: { takeAll: true } }, chief);
    const roleId = data.find(({ name }) => name === 'Auditor')?.id ?? '';
    const password = 'seven prayer flags in wind';
    const body = { name: 'Pema Lhamo', email: 'pema@example.bt', roleId, password };
    expect(await whileItWaits(hashing, () => app.send(users.create, { body }, keyed('create')))).toBe(201);
    const { userData } = await app.call(auth.login, { body: { username: body.email, password } });
    expect(userData.role).toBe('Auditor');
  });

  test('a login waits for its password to be verified', async () => {
    const { email: username, password } = app.account('Treasurer');
    const login = () => app.send(auth.login, { body: { username, password } });
    expect(await whileItWaits(hashing, login)).toBe(200);
  });

  test('a slip waits to be decoded', async () => {
    const { id } = await app.call(donations.create, { body: await sampleDonation(app) });
    const body = await sampleSlip(id, { slip: new File([heicSlip()], 'slip.heic') });
    expect(await whileItWaits(decoding, () => app.send(donations.sendSlip, { body }, keyed('slip')))).toBe(
      201,
    );
  });

  test('a slip, a photo or a picture of the centre waits to be drawn', async () => {
    const { id } = await app.call(donations.create, { body: await sampleDonation(app) });
    const body = await sampleSlip(id);
    const params = { id: app.account('Auditor').id };
    const red = await picture();
    for (const work of [
      () => app.send(donations.sendSlip, { body }, keyed('drawn-slip')),
      () => app.send(users.setPhoto, { params, body: { photo: red } }, { token: chief }),
      () => app.send(settings.setLogo, { body: { picture: red } }, { token: chief }),
    ])
      expect(await whileItWaits(drawing, work)).toBeLessThan(300);
  });
});

describe('the step before a handler', () => {
  const body = z.strictObject({ name: z.string() });
  const response = z.object({ text: z.string() });
  const base = { method: 'POST', access: 'public', summary: '', body, response } as const;
  const part = {
    plain: endpoint({ ...base, path: '/plain' }),
    keyed: endpoint({ ...base, path: '/keyed', idempotent: true }),
  };
  const wasInTransaction: boolean[] = [];
  const greeted = withPrepare(
    async (ctx, { body: { name } }: { body: { name: string } }) => {
      wasInTransaction.push(ctx.db.isTransaction);
      return `Kuzuzangpo, ${name}`;
    },
    async (ctx, _input, greeting) => {
      wasInTransaction.push(ctx.db.isTransaction);
      return { text: greeting };
    },
  );

  test('hands its value on, outside of the transaction that an idempotent call has', async () => {
    const sample = await serveEndpoints(app.database, app.deps.dataDir, part, {
      plain: greeted,
      keyed: greeted,
    });
    for (const url of ['/api/plain', '/api/keyed']) {
      const headers = { 'idempotency-key': 'k' };
      const answer = await sample.inject({ method: 'POST', url, headers, payload: { name: 'Dechen' } });
      expect(answer.json()).toEqual({ text: 'Kuzuzangpo, Dechen' });
    }
    expect(wasInTransaction).toEqual([false, false, false, true]);
    await sample.close();
  });
});
