import type { StepUpWay } from '@kathok/contract';
import { ApiProblem } from '../problem.ts';

/** Asks the person to show once more who they are; answers the proof of it, or null where they do not want to. */
export type AskStepUp = (ways: readonly StepUpWay[]) => Promise<string | null>;

/** The ways, where the server asks for it. */
function askedFor(error: unknown): readonly StepUpWay[] | null {
  return error instanceof ApiProblem && error.code === 'step_up_required' ? (error.problem.ways ?? []) : null;
}

/** Sends again what was refused. */
export type SendAgain = <Answer>(
  send: (shown: string | null) => Promise<Answer>,
  refusal: unknown,
) => Promise<Answer>;

/**
 * Where the server wants to know once more who it is, asks for it and sends the very same again. What was shown
 * serves the calls of the next minutes, of the same person; how long, the server tells. Calls that are asked at the same
 * time wait for one answer.
 */
export function createStepUp(ask: AskStepUp, owner: () => string | undefined): SendAgain {
  let kept: { proof: string; owner: string | undefined } | null = null;
  let asking: Promise<string | null> | null = null;

  async function askOnce(ways: readonly StepUpWay[]): Promise<string | null> {
    asking ??= ask(ways).finally(() => {
      asking = null;
    });
    return asking;
  }

  return async function sendAgain(send, refusal) {
    const ways = askedFor(refusal);
    if (!ways) throw refusal;
    const known = kept?.owner === owner() ? (kept?.proof ?? null) : null;
    if (known !== null) {
      try {
        return await send(known);
      } catch (again) {
        if (!askedFor(again)) throw again;
        if (kept?.proof === known) kept = null;
      }
    }
    const person = owner();
    const proof = await askOnce(ways);
    // Who does not show it, or is somebody else by now, has done nothing.
    if (proof === null || owner() !== person) throw refusal;
    kept = { proof, owner: person };
    return send(proof);
  };
}
