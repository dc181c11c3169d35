import { countries, donationPurposes, membershipTypes, paymentFrequencies } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { countryHandlers } from './country.service.ts';
import { purposeHandlers } from './donation-purpose.service.ts';
import { membershipTypeHandlers } from './membership-type.service.ts';
import { frequencyHandlers } from './payment-frequency.service.ts';

export const masterDataRoutes: Routes[] = [
  routes(countries, countryHandlers, {
    countries_iso_code_unique: () =>
      fieldProblem('isoCode', 'isFree', 'is already the code of another country'),
    countries_name_unique: () => fieldProblem('name', 'isFree', 'is already the name of another country'),
  }),
  routes(paymentFrequencies, frequencyHandlers, {
    payment_frequencies_name_unique: () =>
      fieldProblem('name', 'isFree', 'is already the name of another payment frequency'),
  }),
  routes(membershipTypes, membershipTypeHandlers, {
    membership_types_name_unique: () =>
      fieldProblem('name', 'isFree', 'is already the name of another membership type'),
    membership_types_code_unique: () =>
      fieldProblem('code', 'isFree', 'is already the code of another membership type'),
  }),
  routes(donationPurposes, purposeHandlers, {
    donation_purposes_name_unique: () =>
      fieldProblem('name', 'isFree', 'is already the name of another donation purpose'),
  }),
];
