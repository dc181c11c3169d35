import type { CallOf, Endpoint } from '@kathok/contract';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';
import { everyWriteOf } from '../testing/writes/every-write.ts';
import { openOffice } from '../testing/writes/office.ts';
import type { TestApp } from '../testing/start-test-app.ts';

// The cache of a browser outlives the log-in on a computer that others use as well.

const app = await startAppForFile();
const office = await openOffice(app);
const writes = everyWriteOf(office);

/** Pictures of the centre, which are on every paper and tell nothing of anybody. */
const ofTheCentre = new Set(['settings.getLogo', 'settings.getSignature']);

/** After these there is a record of each kind that has a file or tells of a person. */
const samples = [
  'members.setPhoto',
  'users.setPhoto',
  'members.addDocument',
  'donations.decide',
  'fees.decide',
  'certificates.issue',
  'certificates.reissue',
  'imports.members',
  'reconciliation.match',
  'members.requestChange',
];
/** Each of these must have been answered, or the walk has seen nothing. */
const papersAndPeople = [
  'members.get',
  'members.getPhoto',
  'users.get',
  'users.getPhoto',
  'donations.get',
  'fees.get',
  'payments.slip',
  'receipts.get',
  'receipts.pdf',
  'receipts.picture',
  'certificates.get',
  'certificates.pdf',
  'members.list',
  'members.getDocument',
];

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

async function idsOfSamples(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const collect = (value: unknown) => {
    for (const [id] of JSON.stringify(value ?? null).matchAll(uuid)) ids.add(id);
  };
  const call: TestApp['call'] = async (endpoint, input, token) => {
    const answer = await app.call(endpoint, input, token);
    collect([input, (endpoint as Endpoint).method === 'GET' ? null : answer]);
    return answer;
  };
  office.app = { ...app, call };
  for (const name of samples) {
    app.clock.advance({ seconds: 1 });
    office.administrator = await app.signIn('Administrator');
    await writes[name]!();
  }
  const receipts = await app.db.selectFrom('receipts').select('id').limit(3).execute();
  const certificates = await app.db.selectFrom('certificates').select('id').limit(3).execute();
  const paid = await app.db.selectFrom('payments').select('id').where('slipFileId', 'is not', null).execute();
  collect([receipts, certificates, paid]);
  return someOfEachTable(ids);
}

/** Three records of each kind stand for the others: most endpoints answer one kind alone, and each is asked for all of them. */
async function someOfEachTable(ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'id' AND data_type = 'uuid'`,
  );
  const some = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `SELECT id FROM "${name}" WHERE id = ANY ($1::uuid[]) LIMIT 3`,
      [[...ids]],
    );
    for (const { id } of rows) some.add(id);
  }
  return some;
}

/** None, or each of the records. */
function inputsOf({ path }: Endpoint, ids: ReadonlySet<string>): object[] {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (params.length === 0) return [{}];
  return [...ids].map((id) => ({ params: Object.fromEntries(params.map((name) => [name, id])) }));
}

test('no answer about a person, and no paper, is left in the cache of a browser', async () => {
  const ids = await idsOfSamples();
  const answered = new Set<string>();
  const kept: string[] = [];
  for (const { name, endpoint } of everyEndpoint.filter(({ endpoint: { method } }) => method === 'GET'))
    for (const input of inputsOf(endpoint, ids)) {
      const { status, headers } = await app.send(endpoint, input as CallOf<Endpoint>, {
        token: office.administrator,
      });
      if (status !== 200) continue;
      answered.add(name);
      if (headers['cache-control'] !== 'no-store' && !ofTheCentre.has(name)) kept.push(name);
    }
  expect([...new Set(kept)]).toEqual([]);
  expect(papersAndPeople.filter((name) => !answered.has(name))).toEqual([]);
});
