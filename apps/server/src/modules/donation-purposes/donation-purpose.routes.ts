import { donationPurposes } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { purposeHandlers } from './donation-purpose.service.ts';

export const donationPurposeRoutes = routes(donationPurposes, purposeHandlers, {
  donation_purposes_name_unique: () =>
    fieldProblem('name', 'isFree', 'is already the name of another donation purpose'),
});
