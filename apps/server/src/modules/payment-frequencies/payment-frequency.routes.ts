import { paymentFrequencies } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import {
  createFrequency,
  getFrequency,
  listFrequencies,
  listFrequencyOptions,
  removeFrequency,
  updateFrequency,
} from './payment-frequency.service.ts';

export const paymentFrequencyRoutes = routes(
  paymentFrequencies,
  {
    list: listFrequencies,
    all: listFrequencyOptions,
    get: getFrequency,
    create: createFrequency,
    update: updateFrequency,
    remove: removeFrequency,
  },
  {
    payment_frequencies_name_unique: () =>
      fieldProblem('name', 'isFree', 'is already the name of another payment frequency'),
  },
);
