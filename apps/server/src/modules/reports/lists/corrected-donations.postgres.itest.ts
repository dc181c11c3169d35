import { donationPurposes, donations, listReports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

async function give(memberId: string, amount: string, paidOn: string): Promise<string> {
  const payment = { method: 'cash' as const, paidOn };
  const donor = { donorType: 'member' as const, memberId, donorName: undefined };
  const body = await sampleDonation(app, { ...donor, amount, payment });
  return (await app.call(donations.create, { body }, desk.token)).id;
}
const lapsedDonors = async () =>
  (await app.call(listReports.show, { params: { name: 'lapsed-donors' }, query: {} }, desk.token)).data;

test('correcting a donation of last year this year does not make its donor give this year', async () => {
  const { id: memberId, name } = await desk.member();
  const id = await give(memberId, '700', '2025-05-05');
  const before = await lapsedDonors();
  expect(before.map((cells) => [cells[0], cells[7]])).toEqual([[name, '700.00']]);
  const [, purpose] = await app.call(donationPurposes.all, {});
  const body = { reason: 'Wrong purpose', purposeId: purpose?.id ?? '' };
  await app.call(donations.correct, { params: { id }, body }, desk.token);
  expect(await lapsedDonors()).toEqual(before);
  await give(memberId, '1', '2026-05-05');
  expect(await lapsedDonors()).toEqual([]);
});
