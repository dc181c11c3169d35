import {
  amountOrZero,
  createMembershipTypeBody,
  membershipTypes,
  type MembershipType,
} from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import type { Kind } from '../kind.ts';
import { typedAmount } from '../typed-amount.ts';
import { typedNumber } from '../typed-number.ts';
import { words } from '../words.en.ts';

const { name, nameDzongkha, code, description, registrationFeeCurrency, graceDays, renewalWindowDays } =
  createMembershipTypeBody.shape;

const fee = z.object({
  paymentFrequencyId: z.string().min(1, words.chooseRule),
  amount: typedAmount(),
  currency: registrationFeeCurrency.unwrap(),
});

const schema = z.object({
  name,
  nameDzongkha: orNone(nameDzongkha.unwrap().unwrap()),
  code,
  description: description.unwrap(),
  registrationFee: typedAmount(amountOrZero),
  registrationFeeCurrency: registrationFeeCurrency.unwrap(),
  fees: z.array(fee).superRefine((rows, issues) => {
    rows.forEach((row, index) => {
      const twin = rows.findIndex(
        (other) => other.paymentFrequencyId === row.paymentFrequencyId && other.currency === row.currency,
      );
      if (twin < index)
        issues.addIssue({ code: 'custom', path: [index, 'paymentFrequencyId'], message: words.twiceRule });
    });
  }),
  graceDays: typedNumber(graceDays.unwrap()),
  renewalWindowDays: typedNumber(renewalWindowDays.unwrap()),
  isTaxDeductible: z.boolean(),
  isActive: z.boolean(),
});

export type TypeValues = z.input<typeof schema>;
export type TypeBody = z.output<typeof schema>;

export const emptyFee = { paymentFrequencyId: '', amount: '', currency: 'BTN' };

export const typeKind: Kind<MembershipType, TypeValues, TypeBody> = {
  base: '/membership-type',
  motif: 'lotus',
  words: words.membershipTypes,
  endpoints: membershipTypes,
  schema,
  empty: {
    name: '',
    nameDzongkha: '',
    code: '',
    description: '',
    registrationFee: '0',
    registrationFeeCurrency: 'BTN',
    fees: [emptyFee],
    graceDays: '30',
    renewalWindowDays: '60',
    isTaxDeductible: false,
    isActive: true,
  },
  valuesOf: (type) => ({
    name: type.name,
    nameDzongkha: type.nameDzongkha ?? '',
    code: type.code,
    description: type.description,
    registrationFee: type.registrationFee,
    registrationFeeCurrency: type.registrationFeeCurrency,
    fees: type.fees.map(({ paymentFrequencyId, amount, currency }) => ({
      paymentFrequencyId,
      amount,
      currency,
    })),
    graceDays: String(type.graceDays),
    renewalWindowDays: String(type.renewalWindowDays),
    isTaxDeductible: type.isTaxDeductible,
    isActive: type.isActive,
  }),
};
