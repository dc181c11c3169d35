import { type CallOf, donationPurposes, donations } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

let token: string;
const app = await startAppForFile();
beforeEach(async () => {
  app.clock.advance({ minutes: 16 });
  token = await app.signIn('Administrator');
});

const purposeCalled = async (name: string) => {
  const purpose = (await app.call(donationPurposes.all, {})).find((one) => one.name === name);
  if (!purpose) throw new Error(`${name} is not shipped.`);
  return purpose;
};
type Body = CallOf<typeof donations.create>['body'];
const give = async (name: string, amount: string, values: Partial<Body> = {}, as?: string) => {
  const { id: purposeId } = await purposeCalled(name);
  const body = { donorType: 'anonymous', purposeId, amount, ...values } as Body;
  return app.send(donations.create, { body }, as ? { token: as } : {});
};
const change = async (name: string, body: CallOf<typeof donationPurposes.update>['body']) => {
  const { id } = await purposeCalled(name);
  return app.send(donationPurposes.update, { params: { id }, body }, { token });
};
const property = async (body: Parameters<typeof change>[1]) => {
  const { status, body: problem } = await change('General fund', body);
  return [status, (problem as { errors: { property: string }[] }).errors.map((one) => one.property)];
};
const tooLittle = (least: string) => ({
  status: 422,
  body: { errors: [{ property: 'amount', constraints: { isEnough: `must be at least ${least}` } }] },
});

test('the shipped purposes have a smallest donation and suggestions, and lamps have a price', async () => {
  expect(await purposeCalled('Butter lamps')).toMatchObject({
    minimumAmount: '10.00',
    unitAmount: '50.00',
    unitName: 'lamp',
    unitPlural: 'lamps',
    suggestedAmounts: ['50.00', '350.00', '500.00', '1050.00', '5400.00'],
  });
  expect(await purposeCalled('Construction')).toMatchObject({
    minimumAmount: '10.00',
    unitAmount: null,
    suggestedAmounts: ['100.00', '500.00', '1000.00', '2500.00', '5000.00'],
  });
});

test('the server holds the public to the smallest donation of the purpose', async () => {
  expect(await give('Construction', '9.99')).toMatchObject(tooLittle('Nu. 10.00'));
  expect((await give('Construction', '10.00')).status).toBe(201);
  expect((await change('Construction', { minimumAmount: '100.00' })).status).toBe(200);
  expect(await give('Construction', '50.00')).toMatchObject(tooLittle('Nu. 100.00'));
  expect((await give('Butter lamps', '50.00')).status).toBe(201);
});

test('no multiple of the price of one is asked for', async () => {
  expect((await give('Butter lamps', '77.00')).status).toBe(201);
});

test('staff write down what came in, however little', async () => {
  const cash = { payment: { method: 'cash' as const } };
  const treasurer = await app.signIn('Treasurer');
  const recorded = await give('Monks’ food', '5.00', cash, treasurer);
  expect(recorded).toMatchObject({ status: 201, body: { amount: '5.00', paymentStatus: 'paid' } });
});

test('amounts that do not go together name the field and change nothing', async () => {
  const before = await purposeCalled('General fund');
  expect(await property({ unitAmount: '50.00' })).toEqual([422, ['unitName', 'unitPlural']]);
  expect(await property({ minimumAmount: '400.00' })).toEqual([422, ['suggestedAmounts.0']]);
  expect(await property({ suggestedAmounts: ['5.00'] })).toEqual([422, ['suggestedAmounts.0']]);
  expect(await property({ suggestedAmounts: ['50.00', '50.00'] })).toEqual([422, ['suggestedAmounts']]);
  expect(await property({ minimumAmount: '0' })).toEqual([422, ['minimumAmount']]);
  expect(await purposeCalled('General fund')).toEqual(before);
  const made = await app.send(
    donationPurposes.create,
    { body: { name: 'Meals', minimumAmount: '200.00', unitName: 'meal' } },
    { token },
  );
  const { errors } = made.body as { errors: { property: string }[] };
  expect(errors.map((one) => one.property).sort()).toEqual([
    'suggestedAmounts.0',
    'unitAmount',
    'unitPlural',
  ]);
});
