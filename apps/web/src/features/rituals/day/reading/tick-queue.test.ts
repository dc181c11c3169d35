import type { Problem } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { ApiProblem, NetworkFailure } from '../../../../lib/problem.ts';
import { createTickQueue } from './tick-queue.ts';

let stored: Map<string, string>;
/** What the server says of the next calls; nothing for "gladly". */
let refusal: Error | null;
let sent: string[][];
let now: number;

beforeEach(() => {
  stored = new Map();
  refusal = null;
  sent = [];
  now = 1000;
});

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const open = (userId = 'Lopen Tenzin') =>
  createTickQueue({
    userId,
    dayId: 'today',
    storage,
    now: () => now,
    onSent: () => undefined,
    send: async (ids) => {
      if (refusal) throw refusal;
      sent.push([...ids]);
      return 'the day';
    },
  });

const problem = (status: number) => new ApiProblem({ status, code: 'any', title: 'Not that one' } as Problem);

test('a tick is sent at once, and nothing of it is kept', async () => {
  const queue = open();
  await queue.add(['dorji']);
  expect(sent).toEqual([['dorji']]);
  expect(queue.read()).toMatchObject({ ids: new Set(), lostAt: null, sent: null });
  expect(stored.size).toBe(0);
});

test('without a connection ticks are kept, and sent together when it is back', async () => {
  const queue = open();
  refusal = new NetworkFailure('gone');
  await queue.add(['dorji']);
  now = 2000;
  await queue.add(['zam']);
  expect(queue.read()).toMatchObject({ ids: new Set(['dorji', 'zam']), lostAt: 1000, sent: null });
  refusal = null;
  now = 3000;
  await queue.flush();
  expect(sent).toEqual([['dorji', 'zam']]);
  expect(queue.read()).toMatchObject({ ids: new Set(), lostAt: null, sent: { count: 2, at: 3000 } });
});

test('ticks outlive a closed browser, for the person who made them', async () => {
  refusal = new NetworkFailure('gone');
  await open().add(['dorji', 'zam']);
  expect(open('Lopen Karma').read().ids.size).toBe(0);
  const again = open();
  expect(again.read().ids).toEqual(new Set(['dorji', 'zam']));
  refusal = null;
  await again.flush();
  expect(sent).toEqual([['dorji', 'zam']]);
  expect(stored.size).toBe(0);
});

test.each([401, 429, 500, 503])('an answer of %i is no refusal: the tick waits', async (status) => {
  const queue = open();
  refusal = problem(status);
  await queue.add(['dorji']);
  expect(queue.read()).toMatchObject({ ids: new Set(['dorji']), refused: null });
});

test('a tick that the server will not have is not sent again, and is told', async () => {
  const queue = open();
  refusal = problem(422);
  await queue.add(['dorji']);
  expect(queue.read()).toMatchObject({ ids: new Set(), refused: 'Not that one', lostAt: null });
  refusal = null;
  await queue.flush();
  expect(sent).toEqual([]);
});

test('a tick that was taken back before it was sent is never sent', async () => {
  const queue = open();
  refusal = new NetworkFailure('gone');
  await queue.add(['dorji', 'zam']);
  queue.drop('dorji');
  refusal = null;
  await queue.flush();
  expect(sent).toEqual([['zam']]);
});

test('a thousand names that were ticked together go in calls that the server takes', async () => {
  await open().add(Array.from({ length: 1200 }, (_, index) => `name ${index}`));
  expect(sent.map((ids) => ids.length)).toEqual([500, 500, 200]);
});
