import { type FieldError, pricesProblem } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';

interface Fee {
  paymentFrequencyId: string;
  currency: string;
}

/** Every row that names a frequency nobody knows is named in turn. */
export function requireKnownFrequencies(fees: Fee[], known: ReadonlyMap<string, string>): void {
  const errors = fees.flatMap((fee, row): FieldError[] =>
    known.has(fee.paymentFrequencyId)
      ? []
      : [
          {
            property: `fees.${row}.paymentFrequencyId`,
            constraints: { exists: 'is not a payment frequency' },
          },
        ],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}

export function requirePayable(type: Parameters<typeof pricesProblem>[0]): void {
  const message = pricesProblem(type);
  if (message) throw fieldProblem('fees', 'isPayable', message);
}
