import { donationPaymentsTarget } from '../donations/imports/donation-payments-target.ts';
import { feePaymentsTarget } from '../fees/imports/fee-payments-target.ts';
import { membersTarget } from '../members/imports/members-target.ts';
import type { ImportTarget } from './import-target.ts';

/** Everything a sheet can be read into. */
const targets: readonly ImportTarget[] = [membersTarget, feePaymentsTarget, donationPaymentsTarget];

export function targetNamed(name: string): ImportTarget {
  const target = targets.find((each) => each.name === name);
  if (!target) throw new Error(`${name} is nothing that can be imported`);
  return target;
}
