import type { FieldError } from '@kathok/contract';
import { AppError } from '../base/app-error.ts';

/** One field breaks one rule. */
export interface Violation {
  /** Dotted: `dedication.names.0.name`. */
  property: string;
  /** The stable name of the rule. */
  constraint: string;
  message: string;
}

export function validationFailed(violations: Violation[]): AppError {
  const byProperty = new Map<string, Record<string, string>>();
  for (const { property, constraint, message } of violations) {
    byProperty.set(property, { ...byProperty.get(property), [constraint]: message });
  }
  const errors: FieldError[] = [...byProperty].map(([property, constraints]) => ({ property, constraints }));
  return new AppError('validation_failed', { errors });
}
