import { dueKinds } from '../app-dues.ts';
import { correctingActs } from './correcting-acts.ts';
import { otherActs } from './other-acts.ts';
import { paymentActs } from './payment-acts.ts';
import type { Hold } from '../modules/approvals/index.ts';

/** Every call that waits for a second person where the centre wants one. */
export const heldActs: readonly Hold[] = [
  ...paymentActs(dueKinds),
  ...correctingActs(dueKinds),
  ...otherActs(dueKinds),
];
