import {
  countries,
  donationPurposes,
  type Endpoint,
  members,
  membershipTypes,
  paymentFrequencies,
} from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);
const administrator = await app.signIn('Administrator');
const officer = await app.signIn('Membership officer');
const treasurer = await app.signIn('Treasurer');

interface Item {
  id: string;
  name: string;
  isActive: boolean;
  version: number;
}

type Part = Record<'list' | 'all' | 'get' | 'create' | 'update' | 'remove', Endpoint>;
interface Kind {
  title: string;
  part: Part;
  entity: string;
  /** A record that nothing uses, with a name of its own. */
  sample(name: string): object;
  /** Something that cannot be, and the field it is wrong in. */
  wrong: { body: object; property: string };
}

let used = 0;
const next = () => {
  used += 1;
  return used;
};
const isoCode = () => `Q${String.fromCharCode(65 + (next() % 26))}`;
const kinds: Kind[] = [
  {
    title: 'countries',
    part: countries,
    entity: 'Country',
    sample: (name) => ({ name, isoCode: isoCode(), dialCode: '+999', currency: 'BTN' }),
    wrong: { body: { isoCode: 'Bhutan' }, property: 'isoCode' },
  },
  {
    title: 'payment frequencies',
    part: paymentFrequencies,
    entity: 'PaymentFrequency',
    sample: (name) => ({ name, months: 24 }),
    wrong: { body: { months: -1 }, property: 'months' },
  },
  {
    title: 'membership types',
    part: membershipTypes,
    entity: 'MembershipType',
    sample: (name) => ({ name, code: `T${next()}`, fees: [] }),
    wrong: { body: { registrationFee: '1.005' }, property: 'registrationFee' },
  },
  {
    title: 'donation purposes',
    part: donationPurposes,
    entity: 'DonationPurpose',
    sample: (name) => ({ name, targetAmount: '100000.00' }),
    wrong: { body: { targetAmount: '0' }, property: 'targetAmount' },
  },
];

const send = (call: Endpoint, input: object, token?: string) => app.send(call, input as never, { token });

const idsOf = ({ body }: { body: unknown }) => (body as Item[]).map(({ id }) => id);

describe.each(kinds)('$title', ({ part, entity, sample, wrong }) => {
  async function create(name: string): Promise<Item> {
    const { status, body } = await send(part.create, { body: sample(name) }, administrator);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as Item;
  }

  test('are listed in pages, found by a word whatever its case, and filtered', async () => {
    const { id } = await create(`Zéphyr ${entity}`);
    const found = await send(part.list, { query: { q: 'zephyr', isActive: true } }, officer);
    expect(found).toMatchObject({
      status: 200,
      body: { data: [{ id }], meta: { itemCount: 1, page: 1, take: 10 } },
    });
    const none = await send(part.list, { query: { q: 'zephyr', isActive: false } }, officer);
    expect(none.body).toMatchObject({ data: [], meta: { itemCount: 0 } });
    const one = await send(
      part.list,
      { query: { take: 1, page: 2, sortBy: 'name', order: 'DESC' } },
      officer,
    );
    expect(one.body).toMatchObject({
      data: [expect.anything()],
      meta: { hasPreviousPage: true, hasNextPage: true },
    });
  });

  test('refuse what a list does not know', async () => {
    const query = { sortBy: 'passwordHash', isActive: 'perhaps', colour: 'red', take: 1000 };
    const answer = await send(part.list, { query }, officer);
    expect(answer.status).toBe(422);
    const { errors } = answer.body as { errors: { property: string }[] };
    expect(errors.map(({ property }) => property).sort()).toEqual(['colour', 'isActive', 'sortBy', 'take']);
  });

  test('are offered to everybody while in use, and to staff also when not', async () => {
    const item = await create(`Retired ${entity}`);
    await send(part.update, { params: { id: item.id }, body: { isActive: false } }, administrator);
    expect(idsOf(await send(part.all, {}))).not.toContain(item.id);
    expect(idsOf(await send(part.all, { query: { includeInactive: true } }, officer))).toContain(item.id);
    expect(await send(part.all, { query: { includeInactive: true } })).toMatchObject({ status: 401 });
    expect(await send(part.all, { query: { includeInactive: true } }, treasurer)).toMatchObject({
      status: 403,
    });
    expect(await send(part.all, {}, 'a.dead.token')).toMatchObject({ status: 401 });
  });

  test('are changed, with a note of who did it; a stale change is refused', async () => {
    const item = await create(`Changing ${entity}`);
    const change = { params: { id: item.id }, body: { name: `Changed ${entity}`, version: item.version } };
    expect(await send(part.update, change, administrator)).toMatchObject({
      status: 200,
      body: { name: `Changed ${entity}`, version: item.version + 1 },
    });
    const stale = await send(part.update, change, administrator);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(await send(part.get, { params: { id: item.id } }, officer)).toMatchObject({
      body: { name: `Changed ${entity}` },
    });
    const notes = await app.db
      .selectFrom('auditEntries')
      .where('entity', '=', entity)
      .where('entityId', '=', item.id)
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(notes).toMatchObject([
      { action: 'create', after: { name: `Changing ${entity}` } },
      { action: 'update', before: { name: `Changing ${entity}` }, after: { name: `Changed ${entity}` } },
    ]);
  });

  test('have a name of their own, and it is free again once they are gone', async () => {
    const item = await create(`Only one ${entity}`);
    const again = await send(part.create, { body: sample(`only ONE ${entity}`) }, administrator);
    expect(again).toMatchObject({ status: 422, body: { errors: [{ property: 'name' }] } });
    expect(await send(part.remove, { params: { id: item.id } }, administrator)).toMatchObject({
      status: 204,
    });
    expect(await send(part.get, { params: { id: item.id } }, officer)).toMatchObject({ status: 404 });
    expect(await send(part.remove, { params: { id: item.id } }, administrator)).toMatchObject({
      status: 404,
    });
    expect(await send(part.update, { params: { id: item.id }, body: {} }, administrator)).toMatchObject({
      status: 404,
    });
    await create(`Only one ${entity}`);
  });

  test('say all that is wrong, field by field', async () => {
    const { status, body } = await send(
      part.create,
      { body: { ...wrong.body, name: '', extra: 1 } },
      administrator,
    );
    const properties = (body as { errors: { property: string }[] }).errors.map(({ property }) => property);
    expect(status).toBe(422);
    expect(properties).toEqual(expect.arrayContaining(['name', 'extra', wrong.property]));
  });

  test('are looked after by those who may', async () => {
    const item = await create(`Guarded ${entity}`);
    const params = { id: item.id };
    for (const [call, input] of [
      [part.create, { body: sample(`Other ${entity}`) }],
      [part.update, { params, body: { name: 'x' } }],
      [part.remove, { params }],
    ] as const) {
      expect(await send(call, input, officer)).toMatchObject({ status: 403 });
      expect(await send(call, input)).toMatchObject({ status: 401 });
    }
    expect(await send(part.get, { params }, treasurer)).toMatchObject({ status: 403 });
  });

  test('twenty with one name at the same time become one', async () => {
    const name = `Raced ${entity}`;
    const tries = Array.from({ length: 20 }, () => send(part.create, { body: sample(name) }, administrator));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });
});

test('Bhutan stands first among the countries, in pages and in pickers', async () => {
  const page = await app.call(countries.list, { query: { take: 3 } }, officer);
  expect(page.data.map(({ name }) => name)).toEqual(['Bhutan', 'Afghanistan', 'Åland Islands']);
  expect(page.meta.itemCount).toBeGreaterThan(240);
  expect((await app.call(countries.all, {}))[0]).toMatchObject({
    name: 'Bhutan',
    isoCode: 'BT',
    currency: 'BTN',
  });
});

test('the shipped data makes the product work at once', async () => {
  const frequencies = await app.call(paymentFrequencies.all, {});
  const shipped = frequencies.filter(({ name }) => /ly$|time$/.test(name));
  expect(shipped.map(({ months }) => months)).toEqual([1, 3, 6, 12, 0]);
  const types = await app.call(membershipTypes.all, {});
  expect(types.find(({ code }) => code === 'GEN')).toMatchObject({
    registrationFee: '200.00',
    fees: [
      { amount: '100.00' },
      { amount: '300.00' },
      { amount: '600.00' },
      { amount: '1200.00', currency: 'BTN' },
    ],
  });
});

const row = (paymentFrequencyId: string, amount: string, currency = 'BTN') => ({
  paymentFrequencyId,
  amount,
  currency,
});

const createMixed = (values: object) =>
  app.send(
    membershipTypes.create,
    { body: { name: 'Mixed', code: 'MIX', ...values } as never },
    { token: administrator },
  );

describe('the fee table of a membership type', () => {
  const unknown = '00000000-0000-4000-8000-000000000000';

  test('is replaced whole, and a table with an unknown frequency changes nothing', async () => {
    const body = {
      name: 'Benefactor',
      code: 'BEN',
      fees: [row(ids.yearly, '5000'), row(ids.lifetime, '50000')],
    };
    const type = await app.call(membershipTypes.create, { body }, administrator);
    expect(type).toMatchObject({
      graceDays: 30,
      renewalWindowDays: 60,
      fees: [{ amount: '5000.00' }, { amount: '50000.00' }],
    });
    const params = { id: type.id };
    const bad = { fees: [row(ids.yearly, '1'), row(unknown, '1')] };
    await expect(
      app.call(membershipTypes.update, { params, body: bad }, administrator),
    ).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ property: 'fees.1.paymentFrequencyId' }] },
    });
    expect((await app.call(membershipTypes.get, { params }, administrator)).fees).toHaveLength(2);
    const changed = await app.call(
      membershipTypes.update,
      { params, body: { fees: [row(ids.yearly, '6000')] } },
      administrator,
    );
    expect(changed.fees).toEqual([row(ids.yearly, '6000.00')]);
  });

  test('has one row per frequency and currency, and a price in the currency of the registration fee', async () => {
    const twice = await createMixed({ fees: [row(ids.yearly, '1'), row(ids.yearly, '2')] });
    expect(twice).toMatchObject({ status: 422, body: { errors: [{ property: 'fees' }] } });
    const foreign = await createMixed({ registrationFee: '100', fees: [row(ids.yearly, '30', 'AUD')] });
    expect(foreign).toMatchObject({ status: 422, body: { errors: [{ property: 'fees' }] } });
    const both = await createMixed({
      registrationFee: '100',
      fees: [row(ids.yearly, '30', 'aud'), row(ids.yearly, '900')],
    });
    expect(both).toMatchObject({ status: 201, body: { fees: [{ currency: 'BTN' }, { currency: 'AUD' }] } });
  });
});

test('what members use stays, and says by how many it is used', async () => {
  const member = await app.call(members.create, { body: sampleMember(ids) }, officer);
  const remove = (part: Part, id: string) =>
    app.send(part.remove, { params: { id } } as never, { token: administrator });
  expect(await remove(countries, ids.bhutan)).toMatchObject({
    status: 409,
    body: { code: 'in_use', counts: { members: 1 }, detail: '“Bhutan” is in use: 1 member.' },
  });
  expect(await remove(membershipTypes, ids.general)).toMatchObject({
    status: 409,
    body: { code: 'in_use', counts: { members: 1, fees: 1 } },
  });
  expect(await remove(paymentFrequencies, ids.yearly)).toMatchObject({
    status: 409,
    body: { code: 'in_use', counts: { members: 1, membershipTypes: expect.any(Number), fees: 1 } },
  });
  const longer = await app.send(
    paymentFrequencies.update,
    { params: { id: ids.yearly }, body: { months: 13 } },
    { token: administrator },
  );
  expect(longer).toMatchObject({ status: 409, body: { code: 'in_use' } });
  const renamed = { params: { id: ids.yearly }, body: { name: 'Once a year' } };
  await app.call(paymentFrequencies.update, renamed, administrator);
  const { paymentFrequency } = (await app.call(members.get, { params: { id: member.id } }, officer)) as {
    paymentFrequency: string;
  };
  expect(paymentFrequency).toBe('Once a year');
});

test('a purpose cannot end before it begins, whichever of the days is changed', async () => {
  const body = { name: 'New roof', startsOn: '2026-03-01', endsOn: '2026-09-30' };
  const { id } = await app.call(donationPurposes.create, { body }, administrator);
  for (const change of [{ endsOn: '2026-02-01' }, { startsOn: '2026-10-01' }]) {
    await expect(
      app.call(donationPurposes.update, { params: { id }, body: change }, administrator),
    ).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ property: 'endsOn' }] },
    });
  }
});
