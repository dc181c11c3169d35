import type { SecondFactorNeeded } from '@kathok/contract';
import { type ApiProblem, hasCode } from '../../lib/problem.ts';

/** How to go on, when the password was right and something more is needed. */
export const secondFactorNeeded = (error: unknown): SecondFactorNeeded | null =>
  (hasCode(error, 'second_factor_needed') && (error as ApiProblem).problem.secondFactor) || null;
