import { expect, test } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';

/** Of a member alone; an administrator is none. */
const ofMembers = ['members.myTotal', 'families.get'];

/** What is read without naming anything: lists, reports, totals and settings. */
const plainReads = everyEndpoint.filter(
  ({ name, endpoint: { method, path, query, answersFile } }) =>
    method === 'GET' &&
    !path.includes(':') &&
    query.safeParse({}).success &&
    !answersFile &&
    !ofMembers.includes(name),
);

const app = await startAppForFile();
const token = await app.signIn('Administrator');

test.each(plainReads)('$name is read on the embedded database', async ({ endpoint: { path } }) => {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  expect(answer).toMatchObject({ statusCode: 200 });
});
