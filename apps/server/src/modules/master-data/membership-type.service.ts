import { type FieldError, formatAmount, type membershipTypes, pricesProblem } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import { readSettings } from '../../platform/settings.repository.ts';
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
import { masterHandlers, timestamps } from './master-handlers.ts';

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
  present: (row) => ({ ...row, ...sums(row), ...timestamps(row) }),
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

/** Names every row of the fee table whose payment frequency does not exist. */
function requireKnownFrequencies(
  fees: { paymentFrequencyId: string }[],
  known: ReadonlyMap<string, string>,
): void {
  const errors = fees.flatMap((fee, row): FieldError[] =>
    known.has(fee.paymentFrequencyId)
      ? []
      : [
          {
            property: `fees.${row}.paymentFrequencyId`,
            constraints: { exists: 'is not a payment frequency' },
          },
        ],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}

function requirePayable(type: Parameters<typeof pricesProblem>[0]): void {
  const message = pricesProblem(type);
  if (message) throw fieldProblem('fees', 'isPayable', message);
}
