import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const tabs = new EventTarget();
const kept = new Map<string, string>();
let store: typeof import('./toast-store.ts');
let problems: typeof import('../../lib/problem.ts');

function signIn(id: string): void {
  kept.set('refreshToken', 'r').set('userData', JSON.stringify({ id, ability: [] }));
  tabs.dispatchEvent(new Event('storage'));
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('window', tabs);
  vi.resetModules();
  signIn('u1');
  store = await import('./toast-store.ts');
  problems = await import('../../lib/problem.ts');
});
afterEach(() => {
  for (const { id } of store.toastStore.read()) store.toastStore.dismiss(id);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function told(error: unknown, unanswered?: string) {
  store.toast.failure(error, unanswered);
  return store.toastStore.read().at(-1);
}

it('keeps what failed until it is dismissed', () => {
  const { toast, toastStore } = store;
  toast.success('Saved.');
  toast.failure(new Error('No answer.'));
  expect(toastStore.read()).toMatchObject([{ stays: false }, { text: 'No answer.', stays: true }]);
});

it('says what was tried where no answer came, and why where the server refused', () => {
  const { ApiProblem, NetworkFailure } = problems;
  const tried = 'No answer from the server: Dechen may not have been restored.';
  const lost = new NetworkFailure(new TypeError('Failed to fetch'));
  expect(told(lost, tried)).toMatchObject({ tone: 'danger', text: tried });
  expect(told(lost)).toMatchObject({ text: 'No answer from the server' });
  const refusal = {
    type: 'about:blank',
    title: 'Not possible now',
    status: 409,
    code: 'wrong_state' as const,
  };
  const detail = 'She was merged with somebody else.';
  expect(told(new ApiProblem({ ...refusal, detail, requestId: 'r1' }), tried)).toMatchObject({
    text: detail,
  });
});

it('shows nothing of it to the next person', () => {
  const { toast, toastStore } = store;
  toast.failure(new Error('No answer.'));
  tabs.dispatchEvent(new Event('storage'));
  expect(toastStore.read()).toHaveLength(1);
  signIn('u2');
  expect(toastStore.read()).toHaveLength(0);
});
