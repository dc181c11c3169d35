import type { ProofChallenge } from '@kathok/contract';
import { ApiProblem } from '../problem.ts';

/** Computes what the server asks for; answers the value of the `Proof-Of-Work` header, or null where it cannot. */
export type Prove = (challenge: ProofChallenge, signal?: AbortSignal) => Promise<string | null>;

/** The solver is loaded only when a server asks for a proof, which is rare. */
export const prove: Prove = async (challenge, signal) =>
  (await import('./solve-challenge.ts')).solve(challenge, signal);

/** A challenge may expire on a slow line; after that many nothing will help. */
const mostProofs = 2;

/** A challenge that came along with an answer that looks like any other; the name is `challengeHeader` of the contract. */
export function challengeIn(response: Response): ProofChallenge | undefined {
  const header = response.headers.get('proof-challenge');
  return header === null ? undefined : (JSON.parse(atob(header)) as ProofChallenge);
}

/**
 * Sends, and where a proof of work is asked for, computes it and sends the same again. With `offered`, an answer is looked at for
 * a challenge as well: with its proof the same request may be answered otherwise.
 */
export async function withProof<Answer>(
  send: (proof: string | null) => Promise<Answer>,
  prove: Prove,
  signal?: AbortSignal,
  offered: (answer: Answer) => ProofChallenge | undefined = () => undefined,
): Promise<Answer> {
  let proof: string | null = null;
  for (let proofs = 0; ; proofs += 1) {
    const answer: Answer | ApiProblem = await send(proof).catch((error: unknown) => {
      if (error instanceof ApiProblem) return error;
      throw error;
    });
    const challenge: ProofChallenge | undefined =
      answer instanceof ApiProblem ? answer.problem.challenge : offered(answer);
    const next: string | null = challenge && proofs < mostProofs ? await prove(challenge, signal) : null;
    if (next !== null) proof = next;
    else if (answer instanceof ApiProblem) throw answer;
    else return answer;
  }
}
