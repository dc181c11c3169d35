import type { paymentFrequencies } from '@kathok/contract';
import {
  countFrequencyUses,
  findFrequencies,
  findFrequency,
  findFrequencyOptions,
  type FrequencyRow,
  insertFrequency,
} from './payment-frequency.repository.ts';
import { masterHandlers, timestamps } from './master-handlers.ts';
import { requireUnused } from './usage.ts';

export const frequencyHandlers = masterHandlers<typeof paymentFrequencies, FrequencyRow>({
  table: 'paymentFrequencies',
  entity: 'PaymentFrequency',
  find: findFrequency,
  findPage: findFrequencies,
  findOptions: findFrequencyOptions,
  insert: (tx, values, now) => insertFrequency(tx, { ...values, createdAt: now, updatedAt: now }),
  /** How long it lasts stays as it is once somebody has been told a price for it. */
  async change(tx, before, values) {
    const isOtherLength = values.months !== undefined && values.months !== before.months;
    if (isOtherLength) requireUnused(before.name, await countFrequencyUses(tx, before.id));
    return values;
  },
  present: (row) => ({ ...row, ...timestamps(row) }),
  auditable: ({ name, nameDzongkha, months, isActive }) => ({ name, nameDzongkha, months, isActive }),
  usage: countFrequencyUses,
});
