import { randomInt } from 'node:crypto';
import { type ProofChallenge, type ProofOfWork, proofChallenge, proofOfWork } from '@kathok/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db, Tx } from '../../db/open-database.ts';
import { getSecret } from '../secret.repository.ts';
import { takeAttempt } from './attempt.repository.ts';
import { semaphore } from '../../base/semaphore.ts';
import { lifetimes } from '../../base/lifetimes.ts';

/** About a second of a cheap phone; docs/decisions/proof-of-work.md says how that was measured. */
export const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 5000 };
/**
 * The counter to be found is below this, so that nobody is unlucky for long. It may be any: above a floor, programs
 * that know the floor would have less to try than people's browsers.
 */
const counters = 480;
const lifetimeSeconds = lifetimes.proofOfWorkChallenge / 1000;
const signingSecret = 'proof_of_work';

/** Each challenge and each solution costs some milliseconds of a processor; somebody who asks for many waits for their own. */
const work = semaphore(2, { mostWaiting: 200 });

export interface ProofDemand {
  /** The limit that asks. */
  purpose: string;
  /** How many times the usual work. */
  strength: number;
}

/** Something to compute before one is let in, signed, for this purpose and for ten minutes. */
export async function newChallenge(
  db: Db | Tx,
  { purpose, strength }: ProofDemand,
  now: Date,
): Promise<ProofChallenge> {
  const hmacSignatureSecret = await getSecret(db, signingSecret);
  // The library's own expiry is not used, because it is checked by the clock of the machine.
  const expiresAt = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const counter = randomInt(counters * strength);
  const data = { purpose, expiresAt, strength };
  const challenge = await work.run(() =>
    createChallenge({ ...difficulty, counter, data, deriveKey, hmacSignatureSecret }),
  );
  return proofChallenge.parse(challenge);
}

/** Half of it is enough, because a guess of somebody else may double what is asked while a browser still computes. */
export const isEnough = (strength: number, asked: ProofDemand): boolean => strength * 2 >= asked.strength;

/** How many times the usual work the header proves for this purpose, or 0. Each solution counts once, on all servers together. */
export async function spendProof(
  db: Db | Tx,
  asked: ProofDemand,
  header: string | null,
  now: Date,
): Promise<number> {
  const proof = readProof(header);
  if (!proof) return 0;
  const { purpose, expiresAt, strength } = proof.challenge.parameters.data;
  if (purpose !== asked.purpose || expiresAt * 1000 <= now.getTime() || !isEnough(strength, asked)) return 0;
  const hmacSignatureSecret = await getSecret(db, signingSecret);
  const { verified } = await work.run(() => verifySolution({ ...proof, deriveKey, hmacSignatureSecret }));
  if (!verified) return 0;
  const once = { limit: 1, windowSeconds: lifetimeSeconds };
  const { allowed } = await takeAttempt(db, `proof of work:${proof.challenge.signature}`, once, now);
  return allowed ? strength : 0;
}

function readProof(header: string | null): ProofOfWork | undefined {
  try {
    return proofOfWork.parse(JSON.parse(Buffer.from(header ?? '', 'base64').toString()));
  } catch {
    return undefined;
  }
}
