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

/** Staff say more of somebody whom the centre knows: what is not on file yet is filled in, the rest stays as it is. */
export function fillGaps(known: Values, given: Values): Values {
  const missing = Object.entries(given).filter(
    ([key, value]) => value !== undefined && value !== null && (known[key] ?? null) === null,
  );
  return Object.fromEntries(missing);
}
