import { donations, members, type ProofChallenge } from '@kathok/contract';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createSessionStore } from './session-store.ts';

const problem = (code: string, more: object) =>
  Response.json({ type: '', title: code, status: 429, code, requestId: 'r1', ...more }, { status: 429 });
const body = { donorType: 'anonymous', purposeId: 'p', amount: '1.00' } as const;

/** A server that asks for so many proofs before it answers, and a browser that can compute them or cannot. */
function openBrowser(wanted: number, canProve = true) {
  const seen: { key: string | null; proof: string | null; body: unknown }[] = [];
  const { call } = createClient({
    store: createSessionStore(() => null, null),
    exclusive: (task) => task(),
    prove: async (asked) => (canProve ? `solution of ${(asked as ProofChallenge).signature}` : null),
    fetch: async (_, init) => {
      const headers = new Headers(init?.headers);
      const [key, proof] = [headers.get('idempotency-key'), headers.get('proof-of-work')];
      seen.push({ key, proof, body: init?.body });
      const challenge = { signature: `challenge ${seen.length}` };
      return seen.length > wanted ? Response.json({ id: 'd' }) : problem('proof_required', { challenge });
    },
  });
  return { seen, donate: () => call(donations.create, { body }) };
}

test('a proof that is asked for is sent with the same request, under the same key', async () => {
  const { seen, donate } = openBrowser(1);
  expect(await donate()).toEqual({ id: 'd' });
  const [first, second] = seen;
  expect([first?.proof, second?.proof]).toEqual([null, 'solution of challenge 1']);
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
});

test('a challenge that expired on the way is solved anew, but only so often', async () => {
  const twice = openBrowser(2);
  await twice.donate();
  expect(twice.seen.map(({ proof }) => proof)).toEqual([
    null,
    'solution of challenge 1',
    'solution of challenge 2',
  ]);
  const always = openBrowser(Infinity);
  await expect(always.donate()).rejects.toMatchObject({ code: 'proof_required' });
  expect(always.seen).toHaveLength(3);
});

test('a browser that cannot compute it says what the server said', async () => {
  const { seen, donate } = openBrowser(1, false);
  await expect(donate()).rejects.toMatchObject({ code: 'proof_required' });
  expect(seen).toHaveLength(1);
});

test('a challenge beside an answer is solved once, and the same request is answered anew', async () => {
  const seen: (string | null)[] = [];
  const { call } = createClient({
    store: createSessionStore(() => null, null),
    exclusive: (task) => task(),
    prove: async (asked) => `solution of ${asked as string}`,
    fetch: async (_, init) => {
      const proof = new Headers(init?.headers).get('proof-of-work');
      seen.push(proof);
      const headers = { 'proof-challenge': 'one' };
      return proof ? Response.json([{ id: 'card' }]) : Response.json([], { headers });
    },
  });
  const body = { identifier: 'KM-0000018', fact: '1234' };
  expect(await call(members.lookup, { body })).toEqual([{ id: 'card' }]);
  expect(seen).toEqual([null, 'solution of one']);
});
