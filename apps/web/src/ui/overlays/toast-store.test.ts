import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const tabs = new EventTarget();
const kept = new Map<string, string>();

function signIn(id: string): void {
  kept.set('refreshToken', 'r').set('userData', JSON.stringify({ id, ability: [] }));
  tabs.dispatchEvent(new Event('storage'));
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('window', tabs);
  vi.resetModules();
  signIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what failed on a page that was left until it is dismissed', async () => {
  const { toast, toastStore } = await import('./toast-store.ts');
  toast.success('Saved.');
  toast.failure(new Error('No answer.'));
  expect(toastStore.read()).toMatchObject([{ stays: false }, { text: 'No answer.', stays: true }]);
});

it('shows nothing of it to the next person', async () => {
  const { toast, toastStore } = await import('./toast-store.ts');
  toast.failure(new Error('No answer.'));
  tabs.dispatchEvent(new Event('storage'));
  expect(toastStore.read()).toHaveLength(1);
  signIn('u2');
  expect(toastStore.read()).toHaveLength(0);
});
