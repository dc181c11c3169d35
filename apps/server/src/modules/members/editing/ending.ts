import type { Day, EndReason, FieldError, Standing } from '@kathok/contract';

/** What may follow what. Death ends everything; only an application can be declined, only a membership suspended. */
const mayFollow: Record<EndReason, readonly Standing[]> = {
  declined: ['applied'],
  suspended: ['lifetime', 'current', 'grace', 'lapsed'],
  resigned: ['applied', 'lifetime', 'current', 'grace', 'lapsed', 'suspended'],
  deceased: ['applied', 'lifetime', 'current', 'grace', 'lapsed', 'resigned', 'suspended', 'declined'],
};

/** The same end again is a correction of its day or of what was noted. */
export function mayEnd(standing: Standing, reason: EndReason): boolean {
  return standing === reason || mayFollow[reason].includes(standing);
}

/** Whatever ended a membership may have been a mistake. */
export function mayReinstate(standing: Standing): boolean {
  return standing in mayFollow;
}

export interface EndingChange {
  endReason?: EndReason | undefined;
  endedOn?: Day | undefined;
  endNote?: string | undefined;
  reinstate?: true | undefined;
  reinstatedOn?: Day | undefined;
  reinstateNote?: string | undefined;
}

interface Span {
  joinedOn: Day;
  endedOn: Day | null;
}

/** All that is wrong with how an end or its taking back was put. */
export function endingErrors(change: EndingChange, { joinedOn, endedOn }: Span, today: Day): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (property: keyof EndingChange, rule: string, message: string) =>
    errors.push({ property, constraints: { [rule]: message } });
  if (change.endReason) {
    if (change.reinstate) wrong('reinstate', 'alone', 'cannot go together with an end');
    if (!change.endedOn) wrong('endedOn', 'isDefined', 'must be given: the day of the end');
    else if (change.endedOn > today) wrong('endedOn', 'isNotFuture', 'must not lie in the future');
    else if (change.endedOn < joinedOn)
      wrong('endedOn', 'isAfterJoining', 'must not lie before the day of joining');
  } else {
    for (const field of ['endedOn', 'endNote'] as const) {
      if (change[field] !== undefined) wrong(field, 'needsReason', 'goes with a reason for the end');
    }
  }
  if (change.reinstate) {
    if (change.reinstatedOn && change.reinstatedOn > today) {
      wrong('reinstatedOn', 'isNotFuture', 'must not lie in the future');
    } else if (change.reinstatedOn && endedOn && change.reinstatedOn < endedOn) {
      wrong('reinstatedOn', 'isAfterEnd', 'must not lie before the day of the end');
    }
  } else {
    for (const field of ['reinstatedOn', 'reinstateNote'] as const) {
      if (change[field] !== undefined) wrong(field, 'needsReinstate', 'goes with taking the end back');
    }
  }
  return errors;
}
