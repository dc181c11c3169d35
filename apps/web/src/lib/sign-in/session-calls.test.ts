import { auth, start } from '@kathok/contract';
import { expect, it } from 'vitest';
import { loginCall, logoutCall, meCall, refreshCall, startCall } from './session-calls.ts';
import { finishLoginCall, passkeyOptionsCall } from './sign-in-calls.ts';

it.each([
  [loginCall, auth.login],
  [finishLoginCall, auth.finishLogin],
  [passkeyOptionsCall, auth.passkeyOptions],
  [refreshCall, auth.refresh],
  [logoutCall, auth.logout],
  [meCall, auth.me],
  [startCall, start.get],
])('%o is the call of the contract', (plain, endpoint) => {
  expect(plain).toMatchObject({ method: endpoint.method, path: endpoint.path });
  expect(plain.anonymous ?? false).toBe(endpoint.access === 'public');
  expect([endpoint.encoding, endpoint.idempotent]).toEqual(['json', false]);
});
