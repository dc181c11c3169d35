import type { FieldError } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';

/** The same fault in each of these fields. */
export function faultsIn(fields: readonly string[], constraint: string, message: string): FieldError[] {
  return fields.map((property) => ({ property, constraints: { [constraint]: message } }));
}

export function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
