import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();

test('no day of a member is covered twice, no matter who writes it', async () => {
  const token = await app.signIn('Administrator');
  const body = { ...sampleMember(await shippedIds(app)), waiveFee: true };
  const { id: memberId, paidUntil } = await app.call(members.create, { body }, token);
  const cover = (fromDay: string, toDay: string | null) =>
    app.db.insertInto('coverages').values({ memberId, fromDay, toDay, source: 'import' }).execute();
  await expect(cover(paidUntil!, '2099-12-31')).rejects.toThrow('coverages_never_overlap');
  await expect(cover('2000-01-01', null)).rejects.toThrow('coverages_never_overlap');
  await expect(cover('2000-01-01', '2000-12-31')).resolves.toBeDefined();
});
