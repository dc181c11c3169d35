import { createPaymentFrequencyBody, paymentFrequencies, type PaymentFrequency } from '@kathok/contract';
import type { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import type { Kind } from '../kind.ts';
import { typedNumber } from '../typed-number.ts';
import { words } from '../words.en.ts';

const schema = createPaymentFrequencyBody.required().extend({
  nameDzongkha: orNone(createPaymentFrequencyBody.shape.nameDzongkha.unwrap().unwrap()),
  months: typedNumber(createPaymentFrequencyBody.shape.months),
});

export type FrequencyValues = Required<z.input<typeof schema>>;
export type FrequencyBody = z.output<typeof schema>;

export const frequencyKind: Kind<PaymentFrequency, FrequencyValues, FrequencyBody> = {
  base: '/payment-frequency',
  motif: 'wheel',
  words: words.paymentFrequencies,
  endpoints: paymentFrequencies,
  schema,
  empty: { name: '', nameDzongkha: '', months: '', isActive: true },
  valuesOf: ({ name, nameDzongkha, months, isActive }) => ({
    name,
    nameDzongkha: nameDzongkha ?? '',
    months: String(months),
    isActive,
  }),
};
