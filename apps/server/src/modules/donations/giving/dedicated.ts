import type { DedicationPlan } from '../../rituals/index.ts';
import type { NewDedication } from '../donation.repository.ts';

/** Where nobody says what it is offered for, the ritual does. */
export function withOffering<
  Given extends Omit<NewDedication, 'offering'> & { offering?: string | undefined },
>(dedication: Given, plan: DedicationPlan | null): Given & NewDedication {
  return { ...dedication, offering: dedication.offering ?? plan?.ritual.name ?? '' };
}

/** That a list has closed is told before anybody pays. */
export function closedOf(plan: DedicationPlan | null) {
  const next = plan?.turns[0]?.day?.date;
  if (!plan?.closed || !next) return null;
  const { date, closedAt } = plan.closed;
  return { date, closedAt: closedAt.toISOString(), nextDate: next };
}
