import { fees } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { prepareSlip } from '../payments/slips/prepare-slip.ts';
import { slipLimit } from '../payments/slips/slip-limit.ts';
import { decideFee, reverseFee, takeFeeMoneyAsDonation } from './decide-fee.service.ts';
import { exportFees, listFees } from './fee-list.service.ts';
import { getFee, listFeesOfMember, sendFeeSlip, sendRegistrationSlip } from './fee.service.ts';
import { createFee, removeFee, updateFee } from './keep-fee.service.ts';
import { listPendingFees } from './pending-fees.service.ts';

export const feeRoutes = routes(
  fees,
  {
    list: listFees,
    all: exportFees,
    pending: listPendingFees,
    ofMember: listFeesOfMember,
    get: getFee,
    create: createFee,
    update: updateFee,
    remove: removeFee,
    sendRegistrationSlip,
    sendSlip: sendFeeSlip,
    decide: decideFee,
    reverse: reverseFee,
    takeAsDonation: takeFeeMoneyAsDonation,
  },
  {},
  { sendRegistrationSlip: prepareSlip, sendSlip: prepareSlip },
  { sendRegistrationSlip: slipLimit, sendSlip: slipLimit },
);
