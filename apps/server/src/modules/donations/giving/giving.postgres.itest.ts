import { type Donation, donations, members, type Problem } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { purposeId, sampleDonation } from '../../../testing/donation-samples.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');

type NewDonation = Parameters<typeof sampleDonation>[1];
const send = async (values: object, token?: string) =>
  app.send(donations.create, { body: await sampleDonation(app, values as NewDonation) }, { token });
const enter = async (values: object) => (await send(values, treasurer)).body as Donation;
const properties = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.map(({ property }) => property) ?? [];

const count = (table: 'donations' | 'people') =>
  app.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
const stored = async () => [await count('donations'), await count('people')];

describe('a sum', () => {
  const wrong = [
    -1,
    0,
    0.1 + 0.2,
    1e21,
    '10 ',
    'NaN',
    null,
    99_999_999_999.99,
    10.005,
    '1e3',
    '١٠',
    [],
    {},
    true,
  ];
  it.each(wrong)(
    'of %j is refused by name, for visitors and for the office, and nothing is kept',
    async (amount) => {
      const before = await stored();
      for (const token of [undefined, treasurer]) {
        const answer = await send({ amount, identityType: 'cid', identityNumber: '10101000001' }, token);
        expect([answer.status, properties(answer)]).toEqual([422, ['amount']]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it.each([
    ['10.01', '10.01'],
    [1500.5, '1500.50'],
    ['999999999.99', '999999999.99'],
  ])('of %j is taken', async (amount, expected) => {
    expect((await send({ amount })).body).toMatchObject({ amount: expected });
  });
});

describe('a visitor', () => {
  const smuggled = {
    paymentStatus: 'paid',
    status: 'paid',
    receiptNumber: 'KM/R/2026/000001',
    paidUntil: '2030-01-01',
    amountPaid: '500.00',
    donationNumber: 'D-0000018',
    reference: 'AAAA-AAAA',
    verifiedBy: 'me',
    channel: 'staff',
    personId: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
    importId: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
    payments: [],
  };
  it('cannot slip in what is not theirs to say', async () => {
    const before = await stored();
    const answer = await send(smuggled);
    expect([answer.status, properties(answer).sort()]).toEqual([422, Object.keys(smuggled).sort()]);
    expect(await stored()).toEqual(before);
  });

  it('cannot say that the money is there, signed in as a member or not', async () => {
    const before = await stored();
    for (const token of [undefined, await app.signIn('Member'), await app.signIn('Auditor')]) {
      const answer = await send({ payment: { method: 'cash' } }, token);
      expect([answer.status, properties(answer)]).toEqual([422, ['payment']]);
    }
    expect(await stored()).toEqual(before);
  });

  it('hears all faults at once', async () => {
    const nowhere = '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01';
    const answer = await send({
      purposeId: nowhere,
      currency: 'XQZ',
      countryId: nowhere,
      donatedOn: '2026-11-16',
      dedication: { offering: 'Tshok', names: [], readOn: '2026-11-14' },
    });
    expect(properties(answer)).toEqual([
      'purposeId',
      'currency',
      'countryId',
      'donatedOn',
      'dedication.readOn',
    ]);
  });

  it('neither learns nor changes anything about somebody whose CID they know', async () => {
    const body = sampleMember(await shippedIds(app), { email: null });
    const officer = await app.signIn('Membership officer');
    await app.call(members.create, { body }, officer);
    const person = () =>
      app.db
        .selectFrom('people')
        .selectAll()
        .where('identityNumber', '=', body.identityNumber)
        .executeTakeFirstOrThrow();
    const before = await person();
    const claimed = {
      donorName: 'Somebody Else',
      identityType: 'cid',
      identityNumber: body.identityNumber,
      phone: '17999999',
      email: 'stranger@example.bt',
      address: 'Elsewhere',
    };
    const { status, body: answer } = await send(claimed);
    expect(status).toBe(201);
    const told = ['amount', 'closed', 'currency', 'days', 'id', 'reference'];
    expect(Object.keys(answer as object).sort()).toEqual(told);
    expect(await person()).toEqual(before);
    const { id } = answer as { id: string };
    const donation = await app.db
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(donation).toMatchObject({ personId: before.id, memberId: null, donorName: 'Somebody Else' });
  });

  it('leaves name and number behind where nobody was known, and no way to reach them', async () => {
    const identity = { identityType: 'cid', identityNumber: '10205001111' };
    await send({ ...identity, donorName: 'Leki Dema', phone: '17111111', email: 'leki@example.bt' });
    await send({ ...identity, donorName: 'Leki D.' });
    const known = await app.db
      .selectFrom('people')
      .select(['name', 'phone', 'email'])
      .where('identityNumber', '=', '10205001111')
      .execute();
    expect(known).toEqual([{ name: 'Leki Dema', phone: null, email: null }]);
  });

  it('gives for a member with the card alone, but not in other words than the register’s', async () => {
    const { id: memberId } = await app.call(
      members.create,
      { body: sampleMember(await shippedIds(app)) },
      await app.signIn('Administrator'),
    );
    const donation = { donorType: 'member', memberId, donorName: undefined };
    expect((await send(donation)).status).toBe(201);
    const answer = await send({
      ...donation,
      email: 'stranger@example.bt',
      phone: '17999999',
      address: 'Paro',
    });
    expect(properties(answer)).toEqual(['phone', 'email', 'address']);
    expect(properties(await send({ ...donation, memberId: app.account('Auditor').id }))).toEqual([
      'memberId',
    ]);
    const nameless = { donorType: 'anonymous', donorName: 'Me', phone: '17999999' };
    expect(properties(await send(nameless))).toEqual(['donorName']);
  });

  it('gives only for what is collected for today; the office also for what was', async () => {
    const over = await app.db
      .insertInto('donationPurposes')
      .values({ name: 'Last year’s roof', endsOn: '2026-11-14', targetAmount: 100, startsOn: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(properties(await send({ purposeId: over.id }))).toEqual(['purposeId']);
    expect((await send({ purposeId: over.id }, treasurer)).status).toBe(201);
  });
});

describe('the office', () => {
  it('knows a donor again, and fills in what was missing without touching the rest', async () => {
    const first = await enter({ donorName: 'Gyem Zam', phone: '17222222' });
    await enter({
      donorName: 'gyem  zam',
      phone: '17 22 22 22',
      identityType: 'cid',
      identityNumber: '10305002222',
      email: 'gyem@example.bt',
    });
    await enter({
      donorName: 'Gyem Z.',
      phone: '17333333',
      identityType: 'cid',
      identityNumber: '10305002222',
    });
    const found = await app.db
      .selectFrom('donations')
      .innerJoin('people', 'people.id', 'donations.personId')
      .selectAll('people')
      .where('donorNameKey', 'like', 'gyem z%')
      .execute();
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({
      name: 'Gyem Zam',
      phone: '+97517222222',
      email: 'gyem@example.bt',
      identityNumber: '10305002222',
    });
    expect(first).toMatchObject({ donorName: 'Gyem Zam', phone: '+97517222222' });
  });

  it('makes of a stranger’s donation that of a member, and back', async () => {
    const body = sampleMember(await shippedIds(app), { name: 'Nima Dorji' });
    const member = await app.call(members.create, { body }, await app.signIn('Administrator'));
    const { id } = await enter({ donorName: 'N. Dorji', phone: '17444444' });
    const change = (values: object) =>
      app.call(donations.update, { params: { id }, body: values as never }, treasurer);
    const toMember = await change({ donorType: 'member', memberId: member.id });
    expect(toMember).toMatchObject({ donorName: 'Nima Dorji', membershipCode: member.membershipCode });
    const back = await change({ donorType: 'non_member', donorName: 'Nobody Known' });
    expect(back).toMatchObject({ donorName: 'Nobody Known', memberId: null, phone: null });
    expect((await change({ purposeId: await purposeId(app, 'Construction') })).donorName).toBe(
      'Nobody Known',
    );
  });
});
