import type { ProofChallenge } from '@kathok/contract';
import { ApiProblem } from '../problem.ts';

/** Computes what the server asks for; answers the value of the `Proof-Of-Work` header, or null where it cannot. */
export type Prove = (challenge: ProofChallenge, signal?: AbortSignal) => Promise<string | null>;

/** The solver is loaded only when a server asks for a proof, which is rare. */
export const prove: Prove = async (challenge, signal) =>
  (await import('./solve-challenge.ts')).solve(challenge, signal);

/** A challenge may expire on a slow line; after that many nothing will help. */
const mostProofs = 2;

/** Sends, and where many are asking just now, computes the proof of work that is asked for and sends the same again. */
export async function withProof<Answer>(
  send: (proof: string | null) => Promise<Answer>,
  prove: Prove,
  signal?: AbortSignal,
): Promise<Answer> {
  let proof: string | null = null;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(proof);
    } catch (error) {
      const challenge = error instanceof ApiProblem ? error.problem.challenge : undefined;
      if (!challenge || proofs === mostProofs) throw error;
      proof = await prove(challenge, signal);
      if (proof === null) throw error;
    }
  }
}
