import { payments } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { findPaymentLimit } from './find-payment-limit.ts';
import { findDue, getSlip, getTotals, getWaiting, lookAtPayment } from './payment.service.ts';
import { listReceived } from '../ledger/index.ts';
import { journalUsed } from './acts/record-payment.ts';

export const paymentRoutes = routes(
  payments,
  {
    slip: getSlip,
    looking: lookAtPayment,
    find: findDue,
    totals: getTotals,
    received: listReceived,
    waiting: getWaiting,
  },
  { payments_journal_unique: journalUsed },
  { find: findPaymentLimit },
);
