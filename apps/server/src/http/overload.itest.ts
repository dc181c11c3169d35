import { endpoint } from '@kathok/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, migratedPlace } from '../testing/database-place.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';

const part = { ask: endpoint({ method: 'GET', path: '/ask', access: 'public', summary: '' }) };
const mostWaiting = 5;
/** Far longer than it takes to refuse fifty people on a machine that is busy with other things. */
const patienceMs = 5_000;
let place: DatabasePlace;
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  place = await migratedPlace();
  database = await openDatabase({
    ...place,
    maxConnections: 1,
    maxWaiting: mostWaiting,
    connectionTimeoutMillis: patienceMs,
  });
  app = await serveEndpoints(database, place.dataDir, part, {
    ask: async ({ db }) => void (await sql`select 1`.execute(db)),
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.remove();
});

const ask = () => app.inject('/api/ask');

test('who waits too long for a connection, or behind too many, is told to come back; nobody meets a 500', async () => {
  const blocking = await database.pool.connect();
  const begun = performance.now();
  const waits = Array.from({ length: 50 }, async () => {
    const answer = await ask();
    return { answer, after: performance.now() - begun };
  });
  const answers = await Promise.all(waits);
  expect(new Set(answers.map(({ answer }) => answer.statusCode))).toEqual(new Set([503]));
  expect(answers[0]?.answer.json()).toMatchObject({
    code: 'overloaded',
    title: 'Too many people at once; please try again in a moment',
  });
  expect(new Set(answers.map(({ answer }) => answer.headers['retry-after']))).toEqual(new Set(['2']));
  // Only those for whom there was a place in the queue have waited at all.
  expect(answers.filter(({ after }) => after >= patienceMs)).toHaveLength(mostWaiting);

  blocking.release();
  expect((await ask()).statusCode).toBe(204);
});

test('those who wait when the database is to be closed are refused at once', async () => {
  const blocking = await database.pool.connect();
  const waiting = ask();
  // Let it come to the queue first.
  await expect.poll(() => database.pool.waitingCount, { timeout: 60_000 }).toBe(1);
  database.refuseWaiting();
  const answer = await waiting;
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect((await ask()).statusCode).toBe(503);
  blocking.release();
});
