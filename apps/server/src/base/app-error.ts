import {
  errorCodes,
  type ErrorCode,
  type FieldError,
  type ProofChallenge,
  type SecondFactorNeeded,
  type StepUpWay,
} from '@kathok/contract';

interface Details {
  detail?: string;
  errors?: FieldError[];
  /** What stands in the way, and how many of each; told with `in_use`. */
  counts?: Record<string, number>;
  /** What is to be computed; told with `proof_required`. */
  challenge?: ProofChallenge;
  /** How to go on; told with `second_factor_needed`. */
  secondFactor?: SecondFactorNeeded;
  /** How to show who one is; told with `step_up_required`. */
  ways?: StepUpWay[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one way a service says no. Translated into a problem document in one place, http/answers/problem.ts. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? errorCodes[code][1], { cause: details.cause });
    this.code = code;
    this.status = errorCodes[code][0];
    this.details = details;
  }
}

/** A 422 that names one field: `fieldError('email', 'isFree', 'is already used by another user')`. */
export function fieldProblem(property: string, constraint: string, message: string): AppError {
  return new AppError('validation_failed', {
    errors: [{ property, constraints: { [constraint]: message } }],
  });
}

/** The record that was asked for; what is not there is not found. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** The same fault in each of these fields. */
export function faultsIn(fields: readonly string[], constraint: string, message: string): FieldError[] {
  return fields.map((property) => ({ property, constraints: { [constraint]: message } }));
}

/** Nothing is done as long as there is something to mend. */
export function requireNoFaults(errors: FieldError[]): void {
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
