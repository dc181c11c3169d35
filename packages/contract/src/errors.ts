import { z } from 'zod';
import { secondFactorNeeded } from './auth/second-factor.schema.ts';
import { stepUpWays } from './auth/step-up-ways.ts';
import { proofChallenge } from './values/codes/proof-of-work.ts';

export const fieldError = z.object({
  property: z.string(),
  constraints: z.record(z.string(), z.string()),
});
export type FieldError = z.output<typeof fieldError>;

/** RFC 9457 `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** What stands in the way just here; the title again where nothing more is known. */
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(fieldError).optional(),
  /** What stands in the way, for `in_use`: how many of what. */
  counts: z.record(z.string(), z.number().int()).optional(),
  /** The challenge of `proof_required`: solved, it goes into the `Proof-Of-Work` header of the same request. */
  challenge: proofChallenge.optional(),
  /** How to go on after `second_factor_needed`. */
  secondFactor: secondFactorNeeded.optional(),
  /** By which of these somebody shows who they are, after `step_up_required`. */
  ways: z.array(z.enum(stepUpWays)).optional(),
});
export type Problem = z.output<typeof problem>;
