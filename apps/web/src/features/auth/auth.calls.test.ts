import { auth, settings } from '@kathok/contract';
import { expect, it } from 'vitest';
import { forgotPasswordCall, passwordLinkCall, publicSettingsCall, resetPasswordCall } from './auth.calls.ts';

it.each([
  [forgotPasswordCall, auth.forgotPassword],
  [resetPasswordCall, auth.resetPassword],
  [passwordLinkCall, auth.readPasswordLink],
  [publicSettingsCall, settings.getPublic],
])('%o is the call of the contract', (plain, endpoint) => {
  expect(plain).toMatchObject({ method: endpoint.method, path: endpoint.path, anonymous: true });
  expect(endpoint).toMatchObject({ access: 'public', encoding: 'json', idempotent: false });
});
