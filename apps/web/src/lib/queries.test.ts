import { countries, donations, fees, members, startCalls } from '@kathok/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { query, refreshAfter } from './queries.ts';

const id = '11111111-1111-4111-8111-111111111111';

function clientWithAnswers() {
  const client = new QueryClient();
  const asked = [
    query(fees.get, { params: { id } }),
    query(members.list, { query: {} }),
    query(members.listNotes, { params: { id } }),
    query(countries.list, { query: {} }),
  ];
  for (const { queryKey, meta } of asked)
    client
      .getQueryCache()
      .build(client, { queryKey, ...(meta && { meta }) }, { data: {}, dataUpdatedAt: 1 } as never);
  for (const { path, input } of startCalls) client.setQueryData([path, input], {});
  client.setQueryData(['file', '/payments/1/slip'], {});
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey: [path] }) => path);
  return { client, stale };
}
const ofStart = startCalls.map(({ path }) => path);

it('makes stale what reads the records that were written, and what the start brought', async () => {
  const { client, stale } = clientWithAnswers();
  await refreshAfter(client, fees.decide);
  expect(stale()).toEqual([fees.get.path, members.list.path, ...ofStart]);
});

it('does not ask again for the page of a removed record, which is left', async () => {
  const { client, stale } = clientWithAnswers();
  await refreshAfter(client, fees.remove, id);
  expect(stale()).toEqual([members.list.path, ...ofStart]);
});

it('leaves everything as it is after a call that changes nothing', async () => {
  const { client, stale } = clientWithAnswers();
  await refreshAfter(client, members.similar);
  await refreshAfter(client, donations.list);
  expect(stale()).toEqual([]);
});
