import { randomInt } from 'node:crypto';
import { type ProofChallenge, type ProofOfWork, proofChallenge, proofOfWork } from '@kathok/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db, Tx } from '../../db/open-database.ts';
import { getSecret } from '../secret.repository.ts';
import { takeAttempt } from './attempt.repository.ts';
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

/** Something to compute before one is let in, signed, for this purpose and for ten minutes. */
export async function newChallenge(db: Db | Tx, purpose: string, now: Date): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    ...difficulty,
    counter: randomInt(counters),
    // The library's own expiry is not used, because it is checked by the clock of the machine.
    data: { purpose, expiresAt: Math.floor(now.getTime() / 1000) + lifetimeSeconds },
    deriveKey,
    hmacSignatureSecret: await getSecret(db, signingSecret),
  });
  return proofChallenge.parse(challenge);
}

/** Whether the header proves the work for this purpose. Each solution counts once, on all servers together. */
export async function spendProof(
  db: Db | Tx,
  purpose: string,
  header: string | undefined,
  now: Date,
): Promise<boolean> {
  const proof = readProof(header);
  if (!proof) return false;
  const { data } = proof.challenge.parameters;
  if (data.purpose !== purpose || data.expiresAt * 1000 <= now.getTime()) return false;
  const hmacSignatureSecret = await getSecret(db, signingSecret);
  const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret });
  if (!verified) return false;
  const once = { limit: 1, windowSeconds: lifetimeSeconds };
  return (await takeAttempt(db, `proof of work:${proof.challenge.signature}`, once, now)).allowed;
}

function readProof(header: string | undefined): ProofOfWork | undefined {
  try {
    return proofOfWork.parse(JSON.parse(Buffer.from(header ?? '', 'base64').toString()));
  } catch {
    return undefined;
  }
}
