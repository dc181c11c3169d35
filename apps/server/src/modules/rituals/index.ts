export { type RitualBook, ritualBook } from './giving/ritual-book.ts';
export { forgetNames, forgetNamesJob } from './entries/forget-names.ts';
export { forgetNamesOf } from './entries/forget-names.repository.ts';
export { findRitualNames } from './giving/past-names.repository.ts';
export { placePastNames } from './giving/place-past-names.ts';
export type { DedicationPlan } from './giving/plan-dedication.ts';
export { daysForPoster, listForPaper } from './papers/list-for-paper.ts';
export { ritualRoutes } from './ritual.routes.ts';
export { tellFamilies, tellFamiliesJob } from './words/family-messages.ts';
