import { donationPurposes } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import {
  createPurpose,
  getPurpose,
  listPurposeOptions,
  listPurposes,
  removePurpose,
  updatePurpose,
} from './donation-purpose.service.ts';

export const donationPurposeRoutes = routes(
  donationPurposes,
  {
    list: listPurposes,
    all: listPurposeOptions,
    get: getPurpose,
    create: createPurpose,
    update: updatePurpose,
    remove: removePurpose,
  },
  {
    donation_purposes_name_unique: () =>
      fieldProblem('name', 'isFree', 'is already the name of another donation purpose'),
  },
);
