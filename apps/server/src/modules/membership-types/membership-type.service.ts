import { formatAmount, type membershipTypes } from '@kathok/contract';
import { readSettings } from '../../platform/settings.repository.ts';
import { requireKnownFrequencies, requirePayable } from './fee-table.ts';
import {
  countTypeUses,
  findFrequencyNames,
  findType,
  findTypeOptions,
  findTypes,
  insertType,
  replaceFees,
  type TypeRow,
} from './membership-type.repository.ts';
import { masterHandlers, stamps } from '../master-data/index.ts';

export const membershipTypeHandlers = masterHandlers<typeof membershipTypes, TypeRow>({
  table: 'membershipTypes',
  entity: 'MembershipType',
  find: findType,
  findPage: findTypes,
  findOptions: findTypeOptions,
  async insert(tx, { fees, ...values }, now) {
    requireKnownFrequencies(fees, await findFrequencyNames(tx, fees.map(idOf)));
    requirePayable({ ...values, fees });
    const { defaultGraceDays, defaultRenewalWindowDays } = await readSettings(tx);
    const { graceDays = defaultGraceDays, renewalWindowDays = defaultRenewalWindowDays } = values;
    const days = { graceDays, renewalWindowDays };
    const id = await insertType(tx, { ...values, ...days, createdAt: now, updatedAt: now });
    await replaceFees(tx, id, fees);
    return id;
  },
  /** The fee table is replaced whole: what is not sent is no longer offered. */
  async change(tx, before, { fees, ...values }) {
    if (fees) requireKnownFrequencies(fees, await findFrequencyNames(tx, fees.map(idOf)));
    requirePayable({ ...before, ...values, fees: fees ?? before.fees });
    if (fees) await replaceFees(tx, before.id, fees);
    return values;
  },
  present: (row) => ({ ...row, ...sums(row), ...stamps(row) }),
  auditable: ({ id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...row }) => ({
    ...row,
    ...sums(row),
  }),
  usage: countTypeUses,
});

const idOf = (fee: { paymentFrequencyId: string }) => fee.paymentFrequencyId;

function sums({ registrationFee, fees }: Pick<TypeRow, 'registrationFee' | 'fees'>) {
  return {
    registrationFee: formatAmount(registrationFee),
    fees: fees.map(({ amount, ...fee }) => ({ ...fee, amount: formatAmount(amount) })),
  };
}
