import { audit, cardPayments, fees, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { openCardDesk } from '../../testing/card-desk.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();

test('a registration fee that is priced anew leaves an audit entry with both prices', async () => {
  const token = await app.signIn('Administrator');
  const ids = await shippedIds(app);
  const { id } = await app.call(members.create, { body: sampleMember(ids) }, token);
  const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, token);
  const entries = async () => {
    const query = { entity: 'MembershipFee', entityId: fee?.id ?? '' };
    return (await app.call(audit.list, { query }, token)).data;
  };

  await app.call(members.update, { params: { id }, body: { village: 'Ura' } }, token);
  expect(await entries()).toEqual([]);

  const body = { membershipTypeId: ids.life, paymentFrequencyId: ids.lifetime };
  await app.call(members.update, { params: { id }, body }, token);
  expect(await entries()).toMatchObject([
    {
      action: 'update',
      label: fee?.feeNumber,
      before: { amount: '1400.00', membershipTypeId: ids.general, periodTo: fee?.periodTo },
      after: { amount: '25000.00', membershipTypeId: ids.life, periodTo: null },
    },
  ]);
});

test('a card payment that was only started does not keep the office from changing the membership', async () => {
  const token = await app.signIn('Administrator');
  const ids = await shippedIds(app);
  const cards = await openCardDesk(app);
  const { id } = await app.call(members.create, { body: sampleMember(ids) }, token);
  const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, token);
  const start = await app.call(cardPayments.payFee, { params: { id: fee!.id } });

  const body = { membershipTypeId: ids.life, paymentFrequencyId: ids.lifetime };
  await app.call(members.update, { params: { id }, body }, token);
  await cards.arrive(start);
  await cards.comeBack((await cards.choose(start.transactionId, 'approve')) ?? '');
  // What was paid for less is a part of what is owed now.
  expect(await app.call(fees.get, { params: { id: fee!.id } }, token)).toMatchObject({
    status: 'open',
    amount: '25000.00',
    amountPaid: '1400.00',
  });
  expect(await findDisagreements(app.db)).toEqual([]);
});
