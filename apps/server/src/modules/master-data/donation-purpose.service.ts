import { type donationPurposes, formatAmount, purposeAmountErrors } from '@kathok/contract';
import { fieldProblem, requireNoFaults } from '../../base/app-error.ts';
import {
  countPurposeUses,
  findPurpose,
  findPurposeOptions,
  findPurposes,
  insertPurpose,
  type PurposeRow,
} from './donation-purpose.repository.ts';
import { masterHandlers, timestamps } from './master-handlers.ts';

export const purposeHandlers = masterHandlers<typeof donationPurposes, PurposeRow>({
  table: 'donationPurposes',
  entity: 'DonationPurpose',
  find: findPurpose,
  findPage: findPurposes,
  findOptions: findPurposeOptions,
  insert: (tx, values, now) => insertPurpose(tx, { ...values, createdAt: now, updatedAt: now }),
  async change(_tx, before, values) {
    const wanted = { ...before, ...values };
    requireNoFaults(purposeAmountErrors(wanted));
    const { startsOn, endsOn } = wanted;
    if (startsOn && endsOn && endsOn < startsOn)
      throw fieldProblem('endsOn', 'isAfterStart', 'must not lie before the first day');
    return values;
  },
  present: (row) => ({ ...row, ...amountsOf(row), ...timestamps(row) }),
  auditable(row) {
    const { name, description, isTaxDeductible, startsOn, endsOn, isActive, unitName, unitPlural } = row;
    const { nameDzongkha, descriptionDzongkha, unitDzongkha } = row;
    return {
      name,
      description,
      isTaxDeductible,
      ...amountsOf(row),
      unitName,
      unitPlural,
      nameDzongkha,
      descriptionDzongkha,
      unitDzongkha,
      startsOn,
      endsOn,
      isActive,
    };
  },
  usage: countPurposeUses,
});

function amountsOf({ targetAmount, minimumAmount, unitAmount, suggestedAmounts }: PurposeRow) {
  return {
    targetAmount: targetAmount === null ? null : formatAmount(targetAmount),
    minimumAmount: formatAmount(minimumAmount),
    unitAmount: unitAmount === null ? null : formatAmount(unitAmount),
    suggestedAmounts: suggestedAmounts.map(formatAmount),
  };
}
