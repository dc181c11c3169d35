import type { Day, FamilyState } from '@kathok/contract';

/** From which side a link is changed. */
export type Side = 'keeper' | 'kept' | 'staff';

const moves: Record<FamilyState, Partial<Record<FamilyState, readonly Side[]>>> = {
  asked: { accepted: ['kept'], declined: ['kept', 'staff'], ended: ['keeper', 'staff'] },
  accepted: { ended: ['keeper', 'kept', 'staff'] },
  declined: {},
  ended: {},
};

/** Only the member says yes or no for themself; either side, and the office, ends it at any moment. */
export const mayMoveTo = (from: FamilyState, to: FamilyState, side: Side): boolean =>
  moves[from][to]?.includes(side) ?? false;

/** Whom a guardian speaks for: the office makes the link, with the guardian's paper. */
export const isChild = (dateOfBirth: Day | null, today: Day): boolean =>
  dateOfBirth !== null && today < `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`;
