import { type Day, readDay } from '@kathok/contract';

/** What somebody knows about a member: the end of the phone number on file, or the birth date. */
export interface Fact {
  lastFour: string | null;
  birthDate: Day | null;
}

export function readFact(text: string): Fact {
  const dense = text.replace(/[\s-]/g, '');
  return { lastFour: /^\d{4}$/.test(dense) ? dense : null, birthDate: readDay(text) };
}
