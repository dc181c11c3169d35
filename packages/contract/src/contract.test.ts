import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

test('whatever makes something new can be sent again when the answer was lost, and makes it once', () => {
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(
      ([name, endpoint]) => [`${group}.${name}`, endpoint] as const,
    ),
  );
  const twice = calls.filter(([, { status, idempotent }]) => status === 201 && !idempotent);
  // A passkey is bound to a challenge that is used up.
  expect(twice.map(([name]) => name)).toEqual(['ownSignIn.addPasskey']);
});

test('every call says which records it reads or touches', () => {
  const silent = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Partial<Endpoint>>(endpoints as never)
      .filter(([, { reads, touches }]) => reads === undefined || touches === undefined)
      .map(([name]) => `${group}.${name}`),
  );
  expect(silent).toEqual([]);
});
