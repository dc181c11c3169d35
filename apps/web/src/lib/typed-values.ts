import { isDay, parseAmount, withoutGrouping } from '@kathok/contract';

/** A typed value as the API takes it; undefined where it is none. */
const typedValues = {
  day: (typed: string) => (isDay(typed) ? typed : undefined),
  sum: (typed: string) => {
    const plain = withoutGrouping(typed.trim());
    return parseAmount(plain) === null ? undefined : plain;
  },
};

export const readTyped = (kind: keyof typeof typedValues, typed: string): string | undefined =>
  typedValues[kind](typed);
