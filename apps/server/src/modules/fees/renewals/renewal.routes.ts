import { renewals } from '@kathok/contract';
import { routes } from '../../../http/routes.ts';
import { decideRenewal, removeRenewal, updateRenewal } from './keep-renewal.service.ts';
import { renewalLimit } from './renewal-limit.ts';
import { createRenewal, getRenewal, listRenewals, listRenewalsOfMember } from './renewal.service.ts';

export const renewalRoutes = routes(
  renewals,
  {
    list: listRenewals,
    ofMember: listRenewalsOfMember,
    get: getRenewal,
    create: createRenewal,
    update: updateRenewal,
    remove: removeRenewal,
    decide: decideRenewal,
  },
  {},
  { create: renewalLimit },
);
