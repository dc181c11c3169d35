import { QueryClient } from '@tanstack/react-query';
import { members } from '@kathok/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';

const own = [members.get.path, { params: { id: 'me' } }];
const ofTheOffice = [members.list.path, {}];

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

function keep(userId: string): void {
  const client = new QueryClient();
  client.setQueryData(own, { name: 'Pema' }, { updatedAt: 1000 });
  client.setQueryData(ofTheOffice, { data: ['everybody'] });
  keepAnswers(client, userId);
}

test('a member’s own answers come back with the time at which they were given, and no others', () => {
  keep('me');
  const client = new QueryClient();
  restoreAnswers(client, 'me');
  expect(client.getQueryData(own)).toEqual({ name: 'Pema' });
  expect(client.getQueryState(own)?.dataUpdatedAt).toBe(1000);
  expect(client.getQueryState(own)?.isInvalidated).toBe(true);
  expect(client.getQueryData(ofTheOffice)).toBeUndefined();
});

test('what is there already is newer', () => {
  keep('me');
  const client = new QueryClient();
  client.setQueryData(own, { name: 'Pema Lhamo' });
  restoreAnswers(client, 'me');
  expect(client.getQueryData(own)).toEqual({ name: 'Pema Lhamo' });
});

test('somebody else gets nothing, and then there is nothing any more', () => {
  keep('me');
  const client = new QueryClient();
  restoreAnswers(client, 'somebody else');
  expect(client.getQueryData(own)).toBeUndefined();
  restoreAnswers(client, 'me');
  expect(client.getQueryData(own)).toBeUndefined();
});
