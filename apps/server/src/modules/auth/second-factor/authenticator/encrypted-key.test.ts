import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptKey, encryptKey } from './encrypted-key.ts';

const secret = randomBytes(32);

it('comes back for its own user, and for nobody else', () => {
  const encrypted = encryptKey(secret, 'user one', 'JBSWY3DPEHPK3PXP');
  expect(encrypted).not.toContain('JBSWY3DP');
  expect(decryptKey(secret, 'user one', encrypted)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => decryptKey(secret, 'user two', encrypted)).toThrow('unable to authenticate');
  expect(() => decryptKey(randomBytes(32), 'user one', encrypted)).toThrow('unable to authenticate');
});

it('looks different each time', () => {
  expect(encryptKey(secret, 'user', 'KEY')).not.toBe(encryptKey(secret, 'user', 'KEY'));
});
