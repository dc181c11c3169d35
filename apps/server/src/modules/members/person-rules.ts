import { type Day, type FieldError, identityProblem, type IdentityType, isFuture } from '@kathok/contract';

interface Dated {
  dateOfBirth?: Day | null | undefined;
  joinedOn?: Day | undefined;
}

/** Faults that only the calendar knows. */
export function dayErrors({ dateOfBirth, joinedOn }: Dated, today: Day): FieldError[] {
  const errors: FieldError[] = [];
  if (dateOfBirth && (isFuture(dateOfBirth, today) || dateOfBirth === today)) {
    errors.push({ property: 'dateOfBirth', constraints: { isPast: 'must be in the past' } });
  }
  if (joinedOn && isFuture(joinedOn, today)) {
    errors.push({ property: 'joinedOn', constraints: { isNotFuture: 'must not lie in the future' } });
  }
  if (joinedOn && dateOfBirth && joinedOn < dateOfBirth) {
    errors.push({
      property: 'joinedOn',
      constraints: { isAfterBirth: 'must not lie before the date of birth' },
    });
  }
  return errors;
}

interface Identity {
  identityType: IdentityType | null;
  identityNumber: string | null;
}

/** A type and a number belong together, whichever of them was changed. */
export function identityErrors({ identityType, identityNumber }: Identity): FieldError[] {
  if (identityType === null || identityNumber === null) return [];
  const message = identityProblem(identityType, identityNumber);
  return message ? [{ property: 'identityNumber', constraints: { isCid: message } }] : [];
}

type Values = Record<string, unknown>;

/**
 * Somebody whom we know registers without proof of being them: what we do not have yet is filled in, and what we have
 * stays as it is. What differs is answered apart, for staff to decide.
 */
export function fillGaps(known: Values, given: Values): { filled: Values; differing: Values } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const isMissing = ([key]: [string, unknown]) => known[key] === null || known[key] === undefined;
  return {
    filled: Object.fromEntries(entries.filter(isMissing)),
    differing: Object.fromEntries(
      entries.filter((entry) => !isMissing(entry) && known[entry[0]] !== entry[1]),
    ),
  };
}
