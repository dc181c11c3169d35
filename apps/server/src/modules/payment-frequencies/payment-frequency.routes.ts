import { paymentFrequencies } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { frequencyHandlers } from './payment-frequency.service.ts';

export const paymentFrequencyRoutes = routes(paymentFrequencies, frequencyHandlers, {
  payment_frequencies_name_unique: () =>
    fieldProblem('name', 'isFree', 'is already the name of another payment frequency'),
});
