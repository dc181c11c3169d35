import { donations, members } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMoneyDesk } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();

const isSomebodyWaiting = async () => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.db,
  );
  return rows.length > 0;
};

test('a registration of somebody on file does not undo a name that staff accept at that moment', async () => {
  const desk = await openMoneyDesk(app);
  const body = { ...sampleMember(desk.ids), consent: true as const };
  const { identityNumber } = body;
  const donor = { donorType: 'non_member' as const, donorName: 'Old Name', identityNumber };
  const given = { purposeId: desk.purposeId, amount: '500.00' };
  await app.call(donations.create, { body: { ...donor, identityType: 'cid', ...given } }, desk.token);

  let isDone = false;
  const registering = await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('people')
      .set({ name: 'Accepted Name' })
      .where('identityNumber', '=', identityNumber)
      .execute();
    const answer = app.send(members.register, { body }).finally(() => {
      isDone = true;
    });
    // Either the registration is through, or it waits for the row that staff are writing.
    await expect.poll(async () => isDone || isSomebodyWaiting(), { timeout: 60_000 }).toBe(true);
    return { answer };
  });
  expect((await registering.answer).status).toBe(201);
  const person = await app.db
    .selectFrom('people')
    .select('name')
    .where('identityNumber', '=', identityNumber)
    .executeTakeFirstOrThrow();
  expect(person.name).toBe('Accepted Name');
});
