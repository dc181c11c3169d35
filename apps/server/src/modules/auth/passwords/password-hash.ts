import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { semaphore } from '../../../base/semaphore.ts';

/** Argon2id (the library's default) with 32 MiB and three passes: about 35 ms. */
export const parameters = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };

/** Nobody's password, made with the same parameters, so that an unknown name costs the same time. */
export const nobodysHash =
  '$argon2id$v=19$m=32768,t=3,p=1$NdjO09TP+KpxGiOWKIdhIg$wcV0m+x/qixILNEeZGHMQphSdbwfKeKCk3EtrjuaWeQ';

/** How many verifications there have been since the start. */
export const verifications = { count: 0 };

// One core stays free for everybody else, and memory stays bounded however many knock at once.
const atOnce = Math.max(1, availableParallelism() - 1);
/** At 35 ms each, that is a wait of two seconds; the next one is told at once to come back. */
export const mostHashes = 50 * atOnce;
export const hashing = semaphore(atOnce, { mostWaiting: mostHashes });

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normalised(password), parameters));
}

/** The same work whether there is a password or not. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await hashing.run(() => {
    verifications.count += 1;
    return verify(passwordHash ?? nobodysHash, normalised(password));
  });
  return isRight && passwordHash !== null;
}

// The same letters typed on another keyboard are the same password.
function normalised(password: string): string {
  return password.normalize('NFKC');
}
