import { createHash } from 'node:crypto';
import { type ProofChallenge, type ProofOfWork, proofHeader } from '@kathok/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './start-test-app.ts';

export async function solve(challenge: ProofChallenge): Promise<ProofOfWork['solution']> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  return { counter: solution.counter, derivedKey: solution.derivedKey };
}

/** The header that a browser sends with its solution. */
export function proofHeaders(challenge: ProofChallenge, solution: ProofOfWork['solution']) {
  return { [proofHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** Everybody together has just called this as often as they may, or so often: the next one has to bring a proof of work. */
export async function useUp(app: TestApp, limit: string, count = 1_000_000): Promise<void> {
  const counted = { windowStart: app.clock.now(), count };
  await app.db
    .insertInto('throttleCounters')
    .values({ key: createHash('sha256').update(limit).digest('base64url'), ...counted })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(counted))
    .execute();
}
