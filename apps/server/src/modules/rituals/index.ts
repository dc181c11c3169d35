export { findDedicatedDays, changeDedication, daysOfPlan, entriesOfPlan } from './giving/place-dedication.ts';
export { passEntries } from './giving/dedication.repository.ts';
export { placeMissedNames } from './giving/fill-open-turns.ts';
export { type DedicationDays, type DedicationPlan, planDedication } from './giving/plan-dedication.ts';
export { daysForPoster, listForPaper } from './papers/list-for-paper.ts';
export { ritualRoutes } from './ritual.routes.ts';
export { tellFamilies, tellFamiliesJob } from './words/tell-families.ts';
