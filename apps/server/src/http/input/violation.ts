import type { FieldError } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';

/** One field breaks one rule. */
export interface Violation {
  /** Dotted: `dedication.names.0.name`. */
  property: string;
  /** The stable name of the rule. */
  constraint: string;
  message: string;
}

/** More than any form has fields. A body may break a rule with each of its characters, and no answer lists them all. */
export const mostViolations = 100;
export const longestProperty = 200;

/**
 * The path of a field as an answer names it. Long paths are cut: V8 hashes long strings by their length alone, so a map
 * would compare each of them with every other one.
 */
export const propertyOf = (path: string): string =>
  path.slice(0, longestProperty).replace(/\0|\p{Surrogate}/gu, '\u{fffd}');

export function validationFailed(violations: Violation[]): AppError {
  const byProperty = new Map<string, Record<string, string>>();
  for (const { property: path, constraint, message } of violations.slice(0, mostViolations)) {
    const property = propertyOf(path);
    byProperty.set(property, { ...byProperty.get(property), [constraint]: message });
  }
  const errors: FieldError[] = [...byProperty].map(([property, constraints]) => ({ property, constraints }));
  return new AppError('validation_failed', { errors });
}
