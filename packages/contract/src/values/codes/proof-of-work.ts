import { z } from 'zod';

/** The request header that carries a solved challenge: base64 of the JSON of a `proofOfWork`. */
export const proofHeader = 'Proof-Of-Work';
/**
 * The response header that carries a challenge, as base64 of its JSON, beside an answer that has to look like any other:
 * the same request with its proof is looked at again.
 */
export const challengeHeader = 'Proof-Challenge';

/**
 * What a `proof_required` problem asks a browser to compute, in the form of ALTCHA 2: find the counter for which
 * PBKDF2 of the nonce and that counter begins with `keyPrefix`. The signature keeps anybody from making it easier.
 */
export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    data: z.object({
      /** The limit that asked for it: a solution counts for no other. */
      purpose: z.string(),
      /** In seconds since 1970. */
      expiresAt: z.number().int(),
      /** How many times the usual work it takes: more for each further guess at one account. */
      strength: z.number().int(),
    }),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.output<typeof proofChallenge>;

export const proofOfWork = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});
export type ProofOfWork = z.output<typeof proofOfWork>;
