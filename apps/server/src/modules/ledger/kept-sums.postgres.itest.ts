import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const donationId = await (await openMoneyDesk(app)).donation();

/** Another donation just like one that is there, in a transaction that is still open. */
async function copyDonation(reference: string) {
  const tx = await app.db.startTransaction().execute();
  await sql`set local lock_timeout = '60s'`.execute(tx);
  await sql`insert into donations (donation_number, donor_type, donor_name, purpose_id, amount, currency, donated_on,
      reference, channel)
    select ${reference}, donor_type, donor_name, purpose_id, amount, currency, donated_on, ${reference}, channel
    from donations where id = ${donationId}`.execute(tx);
  return tx;
}

const shards = async () =>
  (await app.db.selectFrom('dueCounts').select('shard').distinct().execute()).map(({ shard }) => shard);

test('no writer waits for the sums of another', async () => {
  const open = await Promise.all(Array.from({ length: 8 }, (_, i) => copyDonation(`TEST-${i}`)));
  for (const tx of open) await tx.commit().execute();
  expect((await shards()).length).toBeGreaterThanOrEqual(8);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('nor when every shard is taken', async () => {
  const holder = await app.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(727014, shard) from generate_series(0, 15) as shard`.execute(holder);
  const beyond = await copyDonation('TEST-BEYOND');
  await beyond.commit().execute();
  await holder.commit().execute();
  expect((await shards()).some((shard) => shard > 15)).toBe(true);
  expect(await findDisagreements(app.db)).toEqual([]);
});
