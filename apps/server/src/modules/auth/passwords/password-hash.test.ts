import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import {
  hashing,
  hashPassword,
  mostHashes,
  nobodysHash,
  parameters,
  verifications,
  verifyPassword,
} from './password-hash.ts';

describe('passwords at rest', () => {
  it('are Argon2id with our parameters, and nobody’s costs the same', async () => {
    const hash = await hashPassword('the bell rings twice');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(parseOptions(hash)).toMatchObject(parameters);
    expect(parseOptions(nobodysHash)).toEqual(parseOptions(hash));
  });

  it('are recognised, whichever keyboard typed them', async () => {
    const hash = await hashPassword('caf\u00e9 on the hill');
    expect(await verifyPassword(hash, 'cafe\u0301 on the hill')).toBe(true);
    expect(await verifyPassword(hash, 'cafe on the hill')).toBe(false);
  });

  it('are never right where there is none, at the price of a verification', async () => {
    const before = verifications.count;
    expect(await verifyPassword(null, 'anything at all')).toBe(false);
    expect(verifications.count).toBe(before + 1);
  });

  it('are hashed for about two seconds at most: those who come beyond that are refused at once, and later served again', async () => {
    const tooMany = 100;
    const length = mostHashes + hashing.capacity + tooMany;
    const crowd = Array.from({ length }, () => verifyPassword(null, 'a guess'));
    expect(hashing.waiting()).toBe(mostHashes);
    const answers = await Promise.allSettled(crowd);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(tooMany);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await verifyPassword(null, 'a guess')).toBe(false);
  });
});
