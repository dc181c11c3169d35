import type { ProofChallenge } from '@kathok/contract';
import type { ApiProblem } from '../problem.ts';

/** Computes what the server asks for, in a problem or in a header; answers the value of `Proof-Of-Work`, or null where it cannot. */
export type Prove = (challenge: ProofChallenge | string, signal?: AbortSignal) => Promise<string | null>;

/** The solver is loaded only when a server asks for a proof, which is rare. */
export const prove: Prove = async (challenge, signal) =>
  (await import('./solve-challenge.ts')).solve(challenge, signal);

/** A challenge may expire on a slow line; after that many nothing will help. */
const mostProofs = 2;

/** A challenge that came along with an answer that looks like any other; the name is `challengeHeader` of the contract. */
export const challengeIn = ({ headers }: Response): string | null => headers.get('proof-challenge');

/**
 * Sends, and where a proof of work is asked for, computes it and sends the same again. With `offered`, an answer is looked at for
 * a challenge as well: with its proof the same request may be answered otherwise.
 */
export async function withProof<Answer>(
  send: (proof: string | null) => Promise<Answer>,
  prove: Prove,
  signal?: AbortSignal,
  offered?: (answer: Answer) => string | null,
): Promise<Answer> {
  let proof: string | null = null;
  for (let left = mostProofs; ; left -= 1) {
    let refusal: Partial<ApiProblem> | undefined;
    const answer: Answer | void = await send(proof).catch((error) => void (refusal = error));
    const challenge: ProofChallenge | string | null | undefined = refusal
      ? refusal.problem?.challenge
      : offered?.(answer as Answer);
    const next: string | null = challenge && left > 0 ? await prove(challenge, signal) : null;
    if (next) proof = next;
    else if (refusal) throw refusal;
    else return answer as Answer;
  }
}
