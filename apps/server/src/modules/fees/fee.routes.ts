import { fees, type InputOf, renewals } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { feeDue } from './due/fee-due.ts';
import { correctFee } from './deciding/correct-fee.service.ts';
import { decideFee } from './deciding/decide-fee.service.ts';
import { exportFees, listFees } from './list/fee-list.service.ts';
import { getFee, listFeesOfMember, sendFeeSlip, sendRegistrationSlip } from './fee.service.ts';
import { createFee } from './create-fee.service.ts';
import { removeFee, restoreFee, updateFee } from './update-fee.service.ts';
import { listPendingFees } from './list/pending-fees.service.ts';
import { waiveFee } from './deciding/waive-fee.service.ts';
import { previewReversal, reverseFee } from './deciding/reverse-fee.service.ts';
import { takeFeeMoneyAsDonation } from './deciding/take-fee-money.service.ts';
import { readOwedSlip, slipLimit } from '../payments/index.ts';
import { takeMistakeAsDonation } from '../donations/index.ts';
import { decideRenewal } from './renewals/decide-renewal.service.ts';
import { removeRenewal, updateRenewal } from './renewals/update-renewal.service.ts';
import { proposeRenewal } from './renewals/propose-renewal.ts';
import { renewalLimit } from './renewals/renewal-limit.ts';
import {
  createRenewal,
  getRenewal,
  listRenewals,
  listRenewalsOfMember,
  printRenewals,
} from './renewals/renewal.service.ts';

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
      restore: restoreFee,
      sendRegistrationSlip: withPrepare(
        readOwedSlip(feeDue, ({ body }: InputOf<typeof fees.sendRegistrationSlip>) => body.feeId),
        sendRegistrationSlip,
      ),
      sendSlip: withPrepare(
        readOwedSlip(feeDue, ({ params }: InputOf<typeof fees.sendSlip>) => params.id),
        sendFeeSlip,
      ),
      decide: decideFee,
      previewReversal,
      reverse: reverseFee,
      correct: (ctx, input) => correctFee({ takeMistakeAsDonation, proposeRenewal }, ctx, input),
      takeAsDonation: takeFeeMoneyAsDonation,
    },
    {},
    { sendRegistrationSlip: slipLimit, sendSlip: slipLimit },
  ),
  routes(
    renewals,
    {
      list: listRenewals,
      print: printRenewals,
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
