import { type CallOf, type Endpoint, isStaleAfter } from '@kathok/contract';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { everyEndpoint, type NamedEndpoint } from '../testing/every-endpoint.ts';
import { howMany } from '../testing/how-many.ts';
import { startAppForFile } from '../testing/office.ts';
import { everyWriteOf } from '../testing/writes/every-write.ts';
import { openOffice } from '../testing/writes/office.ts';
import type { TestApp } from '../testing/start-test-app.ts';

const app = await startAppForFile({ hasAppRole: true });
const office = await openOffice(app);
const writes = everyWriteOf(office);

/** What the web app keeps of calls: not of files, nor of the calls that answer for others. */
const keptReads = everyEndpoint.filter(
  ({ name, endpoint: { method, answersFile } }) =>
    method === 'GET' && !answersFile && !['start.get', 'health.health', 'health.ready'].includes(name),
);

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Reading = NamedEndpoint & { input: object; answer: unknown };

async function read(read: NamedEndpoint, input: object): Promise<Reading | undefined> {
  const { status, body } = await app.send(read.endpoint, input as CallOf<Endpoint>, {
    token: office.administrator,
  });
  return status === 200 ? { ...read, input, answer: body } : undefined;
}

/** The inputs of a call: none, or each of the records that the sample has spoken of. */
function inputsOf({ path }: Endpoint, ids: ReadonlySet<string>): object[] {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (params.length === 0) return [{}];
  return [...ids].map((id) => ({ params: Object.fromEntries(params.map((name) => [name, id])) }));
}

async function readAll(reads: readonly NamedEndpoint[], ids: ReadonlySet<string>): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const one of reads)
    for (const input of inputsOf(one.endpoint, ids)) {
      const reading = await read(one, input);
      if (reading) found.push(reading);
    }
  return found;
}

async function changedOf(before: readonly Reading[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { name, endpoint, input, answer } of before) {
    const after = await read({ name, endpoint }, input);
    if (!isDeepStrictEqual(after?.answer, answer)) changed.push(name);
  }
  return changed;
}

/** Makes the sample, and answers what the named call changed without saying so. */
async function unnamedChangesOf(name: string): Promise<string[]> {
  const ids = new Set<string>();
  const changed = new Set<string>();
  const collect = (value: unknown) => {
    for (const [id] of JSON.stringify(value ?? null).matchAll(uuid)) ids.add(id);
  };
  const { endpoint: watched } = everyEndpoint.find((one) => one.name === name)!;
  // A call that touches no record, such as a look-up, may leave an entry in the audit.
  const touchesNothing = watched.touches.length === 0;
  const others = keptReads.filter(
    ({ endpoint: { reads } }) =>
      !isStaleAfter(watched.touches, reads) && !(touchesNothing && reads === 'any'),
  );
  const call: TestApp['call'] = async (endpoint, input, token) => {
    collect(input);
    const isWatched = (endpoint as Endpoint) === watched;
    const before = isWatched ? await readAll(others, ids) : [];
    const answer = await app.call(endpoint, input, token);
    for (const one of await changedOf(before)) changed.add(one);
    // Lists answer ids of records that the sample is not about.
    if ((endpoint as Endpoint).method !== 'GET') collect(answer);
    return answer;
  };
  office.app = { ...app, call };
  await writes[name]!();
  return [...changed];
}

/** Those that change most; in `npm run prove` all of them. */
const inTest = [
  'users.update',
  'members.create',
  'members.update',
  'fees.update',
  'fees.decide',
  'donations.correct',
  'cardPayments.settleRefund',
  'reconciliation.match',
];
const chosen = [...inTest, ...Object.keys(writes).filter((name) => !inTest.includes(name))];

describe.each(chosen.slice(0, howMany({ test: inTest.length, prove: chosen.length })))('%s', (name) => {
  it('changes no answer that it does not name', async () => {
    app.clock.advance({ seconds: 1 });
    office.administrator = await app.signIn('Administrator');
    expect(await unnamedChangesOf(name)).toEqual([]);
  });
});
