import { fees, renewals } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { correctFee } from './correct-fee.service.ts';
import { decideFee } from './decide-fee.service.ts';
import { exportFees, listFees } from './fee-list.service.ts';
import { getFee, listFeesOfMember, sendFeeSlip, sendRegistrationSlip } from './fee.service.ts';
import { createFee, removeFee, updateFee } from './keep-fee.service.ts';
import { listPendingFees } from './pending-fees.service.ts';
import { waiveFee } from './waive-fee.service.ts';
import { reverseFee, takeFeeMoneyAsDonation } from './reverse-fee.service.ts';
import { readSlip, slipLimit } from '../payments/index.ts';
import { decideRenewal, removeRenewal, updateRenewal } from './renewals/keep-renewal.service.ts';
import { renewalLimit } from './renewals/renewal-limit.ts';
import { createRenewal, getRenewal, listRenewals, listRenewalsOfMember } from './renewals/renewal.service.ts';

export const feeRoutes: Routes[] = [
  routes(
    fees,
    {
      list: listFees,
      all: exportFees,
      pending: listPendingFees,
      ofMember: listFeesOfMember,
      get: getFee,
      create: createFee,
      update: updateFee,
      waive: waiveFee,
      remove: removeFee,
      sendRegistrationSlip: withPrepare(readSlip, sendRegistrationSlip),
      sendSlip: withPrepare(readSlip, sendFeeSlip),
      decide: decideFee,
      reverse: reverseFee,
      correct: correctFee,
      takeAsDonation: takeFeeMoneyAsDonation,
    },
    {},
    { sendRegistrationSlip: slipLimit, sendSlip: slipLimit },
  ),
  routes(
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
  ),
];
