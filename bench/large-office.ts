import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@kathok/contract';
import { buildApp } from '../apps/server/src/app.ts';
import { surroundingsOf } from '../apps/server/src/app-deps.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { ensureFirstAdministrator } from '../apps/server/src/modules/users/first-administrator.ts';
import { systemClock } from '../apps/server/src/base/clock.ts';
import { createLog } from '../apps/server/src/base/log.ts';
import { systemContext } from '../apps/server/src/platform/system-context.ts';

const administrator = { email: 'administrator@example.bt', password: 'butter lamps at first light' };

/** A running server with many users, and the database beneath it. Embedded, or the empty one at BENCH_DATABASE_URL. */
export async function openLargeOffice(userCount: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kathok-bench-'));
  const database = await openDatabase({ url: process.env['BENCH_DATABASE_URL'], dataDir });
  await migrate(database);
  const baseUrl = 'http://localhost:3000';
  const deps = { database, clock: systemClock, log: createLog('silent'), dataDir, baseUrl, version: '0.0.0' };
  await ensureFirstAdministrator(systemContext(surroundingsOf(deps)), administrator);
  await database.pool.query(
    `INSERT INTO users (name, email, phone, role_id)
     SELECT 'Person ' || n, 'person' || n || '@example.bt', '+97517' || lpad(n::text, 6, '0'), role.id
     FROM generate_series(1, $1::int) n
     JOIN (SELECT id, row_number() OVER (ORDER BY name) - 1 AS place, count(*) OVER () AS many FROM roles) role
       ON role.place = n % role.many`,
    [userCount],
  );
  await database.pool.query('ANALYZE');
  const app = await buildApp(deps);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const login = await fetch(`${url}/api${auth.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: administrator.email, password: administrator.password }),
  });
  const { accessToken } = auth.login.response.parse(await login.json());

  return {
    database,
    /** One call over HTTP, to its last byte. */
    async get(path: string): Promise<unknown> {
      const answer = await fetch(`${url}/api${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    },
    async close(): Promise<void> {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
