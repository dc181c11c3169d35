import { changeDedication, daysOfPlan, entriesOfPlan } from './place-dedication.ts';
import { planDedication } from './plan-dedication.ts';

/** What donations ask of the ritual book: on which days names are read, and that they stand there. */
export const ritualBook = { planDedication, entriesOfPlan, daysOfPlan, changeDedication };
export type RitualBook = typeof ritualBook;
