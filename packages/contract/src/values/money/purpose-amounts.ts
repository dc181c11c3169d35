import type { FieldError } from '../../errors.ts';

/** All amounts are in minor units of ngultrum. */
export interface PurposeAmounts {
  minimumAmount: number;
  /** The price of one, where a donation is counted: a lamp, a meal. */
  unitAmount: number | null;
  unitName: string | null;
  unitPlural: string | null;
  suggestedAmounts: readonly number[];
}

const unitFields = ['unitAmount', 'unitName', 'unitPlural'] as const;

/** What does not go together in the amounts of a purpose, field by field. */
export function purposeAmountErrors(purpose: PurposeAmounts): FieldError[] {
  const empty = unitFields.filter((field) => purpose[field] === null);
  const missing = empty.length === unitFields.length ? [] : empty;
  return [
    ...missing.map((property) => ({
      property,
      constraints: { goesTogether: 'must be given: the price of one and both names go together' },
    })),
    ...purpose.suggestedAmounts.flatMap((suggested, place) =>
      suggested >= purpose.minimumAmount
        ? []
        : [
            {
              property: `suggestedAmounts.${place}`,
              constraints: { isEnough: 'must not be less than the smallest donation' },
            },
          ],
    ),
  ];
}
