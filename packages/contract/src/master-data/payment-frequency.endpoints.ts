import { masterData } from './master-data.endpoints.ts';
import {
  createPaymentFrequencyBody,
  paymentFrequency,
  updatePaymentFrequencyBody,
} from './payment-frequency.schema.ts';

export const paymentFrequencies = masterData({
  path: '/payment-frequencies',
  recordKind: 'PaymentFrequency',
  noun: 'payment frequency',
  plural: 'payment frequencies',
  item: paymentFrequency,
  option: paymentFrequency.pick({ id: true, name: true, nameDzongkha: true, months: true }),
  sortKeys: ['months', 'name', 'createdAt'],
  createBody: createPaymentFrequencyBody,
  updateBody: updatePaymentFrequencyBody,
});
