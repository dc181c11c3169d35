import type { StartAnswer } from '@kathok/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const user = { id: 'u1', ability: [] };
const answers: StartAnswer[] = [{ path: '/payments/card-desk', input: {}, answer: { isSimulation: true } }];
let answer: () => void;

beforeEach(() => {
  const kept = new Map([
    ['accessToken', 'a'],
    ['refreshToken', 'r'],
    ['userData', JSON.stringify(user)],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await answered;
    return new Response(JSON.stringify({ user, answers }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('answers a screen that asks while the start is under way, and leaves everything else to itself', async () => {
  const { askStart, awaitStart } = await import('./start.ts');
  const started = askStart();
  const desk = awaitStart('/payments/card-desk', {});
  expect(await awaitStart('/member', {})).toBeUndefined();
  answer();
  expect(await desk).toEqual({ isSimulation: true });
  await started;
  expect(await awaitStart('/payments/card-desk', {})).toBeUndefined();
});

it('is under way until the keeper has its answers', async () => {
  const { askStart, isStartUnderWay, keepStartIn, watchStart } = await import('./start.ts');
  const seen: StartAnswer[] = [];
  keepStartIn((got) => seen.push(...got));
  const told: [boolean, number][] = [];
  watchStart(() => told.push([isStartUnderWay(), seen.length]));
  const started = askStart();
  answer();
  await started;
  expect(told).toEqual([
    [true, 0],
    [false, answers.length],
  ]);
});

it.each(['before', 'while', 'after'])(
  'hands the answers to the keeper that comes %s it asks',
  async (when) => {
    const { askStart, keepStartIn } = await import('./start.ts');
    const seen: StartAnswer[] = [];
    const keep = () => keepStartIn((got) => seen.push(...got));
    if (when === 'before') keep();
    const started = askStart();
    if (when === 'while') keep();
    answer();
    await started;
    if (when === 'after') keep();
    expect(seen).toEqual(answers);
  },
);

it('forgets the answers of somebody who has signed out meanwhile', async () => {
  const { askStart, keepStartIn } = await import('./start.ts');
  const seen: StartAnswer[] = [];
  keepStartIn((got) => seen.push(...got));
  const started = askStart();
  localStorage.removeItem('refreshToken');
  answer();
  await started;
  expect(seen).toEqual([]);
});
