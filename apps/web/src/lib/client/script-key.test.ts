import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKeyInScript } from './script-key.ts';

test.each([1, 2, 50, 1000])(
  'derives the same key as the cryptography of the machine, in %i rounds',
  async (cost) => {
    for (const passwordLength of [0, 20, 64]) {
      const [salt, password] = [randomBytes(16), randomBytes(passwordLength)];
      const { derivedKey } = await deriveKeyInScript({ cost }, salt, password);
      expect(Buffer.from(derivedKey)).toEqual(pbkdf2Sync(password, salt, cost, 32, 'sha256'));
    }
  },
);
