import {
  type CallOf,
  certificates,
  donations,
  type Endpoint,
  jointPayments,
  pledges,
  ritualDays,
  rituals,
  settings,
} from '@kathok/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { modulesOf } from '../app.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { everyEndpoint, isOpenToStrangers } from '../testing/every-endpoint.ts';
import { type MoneyDesk, openMoneyDesk } from '../testing/money-desk.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let desk: MoneyDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await openMoneyDesk(app);
});
afterAll(() => app.close());

/** Calls that strangers may make as often as they like, each with an input that finds something. */
const reads: Record<string, () => Promise<object>> = {
  'cardPayments.get': async () => {
    const card = await openCardDesk(app);
    const { transactionId } = await card.start(await card.donation());
    return { params: { transactionId } };
  },
  'countries.all': async () => ({}),
  'documents.verify': async () => {
    const { verificationCode: code } = await newReceipt();
    return { params: { code } };
  },
  'donationPurposes.all': async () => ({}),
  'donations.campaigns': async () => ({}),
  'donations.get': async () => ({ params: { id: await desk.donation() } }),
  'fees.get': async () => ({ params: { id: (await desk.renewalWithSlip()).feeId } }),
  'health.health': async () => ({}),
  'health.ready': async () => ({}),
  'jointPayments.get': async () => {
    const items = [{ memberId: (await desk.member()).id }, { memberId: (await desk.member()).id }];
    const { id } = await app.call(jointPayments.create, { body: { items } }, desk.token);
    return { params: { id } };
  },
  'members.get': async () => ({ params: { id: (await desk.member()).id } }),
  'members.places': async () => ({ params: { dzongkhag: 'Gasa' } }),
  'membershipTypes.all': async () => ({}),
  'paymentFrequencies.all': async () => ({}),
  'ritualDays.get': async () => ({ params: { id: (await ritualDay()).id } }),
  'ritualDays.list': async () => ({}),
  'rituals.calendar': async () => ({}),
  'rituals.get': async () => ({ params: { id: (await ritualDay()).ritualId } }),
  'rituals.list': async () => ({}),
  'settings.getLogo': async () => {
    const drawing = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });
    const picture = new File([new Uint8Array(await drawing.png().toBuffer())], 'logo.png');
    await app.call(settings.setLogo, { body: { picture } }, desk.token);
    return {};
  },
  'pledges.get': () => pledgeByLink(),
  'pledges.expectations': () => pledgeByLink(),
  'settings.getPublic': async () => ({}),
  'words.own': async () => ({}),
};

async function ritualDay() {
  const { id: ritualId } = await app.call(
    rituals.create,
    { body: { name: `Ritual ${Math.random()}` } },
    desk.token,
  );
  return app.call(ritualDays.create, { body: { ritualId, date: '2027-01-02' } }, desk.token);
}

/** Asked for by its link. */
async function pledgeByLink() {
  const terms = { purposeId: desk.purposeId, amount: '500', rhythm: 'monthly' } as const;
  const body = { donorType: 'non_member', donorName: 'Karma Choden', ...terms } as const;
  const { id, token } = await app.call(pledges.create, { body });
  return { params: { id }, headers: { authorization: `Grant ${token}` } };
}

async function newReceipt() {
  const { id: memberId } = await desk.member();
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '50' } as const;
  const body = { ...given, payment: { method: 'cash' } } as const;
  const { id } = await app.call(donations.create, { body }, desk.token);
  return app.db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'paymentId')
    .select(['receiptNumber', 'verificationCode', 'checkCode'])
    .where('donationId', '=', id)
    .executeTakeFirstOrThrow();
}

async function nextNote(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select nextval('noted_writes')::int as count`.execute(app.db);
  return rows[0]!.count;
}

/** How many statements of this work change a table, which the database itself notes. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const before = await nextNote();
  await work();
  return (await nextNote()) - before - 1;
}

beforeAll(async () => {
  await sql`create sequence noted_writes`.execute(app.db);
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin perform nextval('noted_writes'); return null; end $$`.execute(app.db);
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(app.db);
  for (const { name } of rows)
    await sql`create trigger note_write after insert or update or delete on ${sql.raw(name)}
      for each statement execute function note_write()`.execute(app.db);
});

it('knows every GET that strangers may call without a limit', () => {
  const limited = new Set(
    modulesOf(app.deps).flatMap(({ routes }) =>
      routes.flatMap(({ endpoint, limit }) => (limit ? [endpoint] : [])),
    ),
  );
  const unlimited = everyEndpoint.filter(
    ({ endpoint }) => endpoint.method === 'GET' && isOpenToStrangers(endpoint) && !limited.has(endpoint),
  );
  expect(unlimited.map(({ name }) => name).toSorted()).toEqual(Object.keys(reads).toSorted());
});

describe.each(Object.keys(reads))('%s', (name) => {
  it('writes nothing', async () => {
    const { endpoint } = everyEndpoint.find((one) => one.name === name)!;
    const { headers = {}, ...input } = (await reads[name]!()) as CallOf<Endpoint> & {
      headers?: Record<string, string>;
    };
    expect(
      await writesOf(async () =>
        expect((await app.send<Endpoint>(endpoint, input, { headers })).status).toBe(200),
      ),
    ).toBe(0);
  });
});

test('a GET that writes would be found: opening a paper does', async () => {
  const { receiptNumber, checkCode } = await newReceipt();
  const year = Number(desk.today().slice(0, 4));
  const body = { receiptNumber, checkCode, kind: 'donation', year } as const;
  const { grant } = await app.call(certificates.redeem, { body });
  const headers = { authorization: `Grant ${grant}` };
  const open = async () =>
    expect((await app.inject({ url: '/api/certificates/document', headers })).statusCode).toBe(200);
  expect(await writesOf(open)).toBeGreaterThan(0);
});
