import { describe, expect, it } from 'vitest';
import { everyWrite } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';
import { everyWriteOf, unrecordedWrites } from '../testing/writes/every-write.ts';
import { openOffice } from '../testing/writes/office.ts';

const app = await startAppForFile();
const office = await openOffice(app);
const writes = everyWriteOf(office);

it('knows every write of the contract', () => {
  const named = everyWrite.map(({ name }) => name);
  expect([...Object.keys(writes), ...unrecordedWrites].sort()).toEqual(named.sort());
});

describe.each(Object.keys(writes))('%s', (name) => {
  it('leaves a record of who did it', async () => {
    // The writes before have logged in as the administrator more often than an account has sessions.
    app.clock.advance({ seconds: 1 });
    office.administrator = await app.signIn('Administrator');
    const { max } = await app.db
      .selectFrom('auditEntries')
      .select((row) => row.fn.max('id').as('max'))
      .executeTakeFirstOrThrow();
    const trace = await writes[name]!();
    const records = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('id', '>', max)
      .orderBy('id')
      .execute();
    for (const about of [trace.entityId, ...(trace.also ?? [])]) {
      const last = records.findLast(({ entityId }) => about === undefined || entityId === about);
      expect(last).toMatchObject({ actorId: trace.actorId, actorName: expect.stringMatching(/\w/) });
      expect(JSON.stringify(last)).not.toMatch(/argon2|seven lamps|nine prayer/);
    }
  });
});
