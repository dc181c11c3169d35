import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const first = { id: 'u1', name: 'Karma', ability: [] };
const renamed = { ...first, name: 'Karma Choden' };
const second = { id: 'u2', name: 'Sonam', ability: [] };
let answer: () => void;

const keptUser = () => JSON.parse(localStorage.getItem('userData') ?? 'null') as unknown;

function signIn(user: object): void {
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify(user));
}

beforeEach(() => {
  const kept = new Map<string, string>();
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
    return new Response(JSON.stringify(renamed), { headers: { 'content-type': 'application/json' } });
  });
  vi.resetModules();
  signIn(first);
});
afterEach(() => vi.unstubAllGlobals());

it('takes over what the server says of the person now', async () => {
  const { refreshUser } = await import('./session.ts');
  const refreshed = refreshUser();
  answer();
  await refreshed;
  expect(keptUser()).toEqual(renamed);
});

it.each([
  ['signed out', () => localStorage.removeItem('refreshToken'), first],
  ['signed in as somebody else', () => signIn(second), second],
])('forgets the answer for a person who has %s meanwhile', async (_, change, left) => {
  const { refreshUser } = await import('./session.ts');
  const refreshed = refreshUser();
  change();
  answer();
  await refreshed;
  expect(keptUser()).toEqual(left);
});
