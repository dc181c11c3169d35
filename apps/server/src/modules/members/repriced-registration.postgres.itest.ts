import { audit, fees, members } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
