import { cardPayments } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { enquire, getCardDesk, getCardPayment, listUnresolved } from './card-payment.service.ts';
import { closeCardPayment } from './close-card-payment.service.ts';
import { comeBack } from './come-back.service.ts';
import { refundDonation, refundFee, settleRefund } from './refund-card-payment.service.ts';
import { limitStarts, payDonation, payFee } from './start-card-payment.service.ts';

export const cardPaymentRoutes = routes(
  cardPayments,
  {
    payFee,
    payDonation,
    comeBack,
    comeBackFromRma: comeBack,
    unresolved: listUnresolved,
    get: getCardPayment,
    enquire,
    close: closeCardPayment,
    desk: getCardDesk,
    refundFee,
    refundDonation,
    settleRefund,
  },
  {},
  {
    payFee: (ctx, { params }) => limitStarts(ctx, params.id),
    payDonation: (ctx, { body }) => limitStarts(ctx, body.donationId),
  },
);
