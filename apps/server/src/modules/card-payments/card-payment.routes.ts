import { cardPayments } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { returnLimit, startLimit } from './card-payment-limits.ts';
import { enquire, getCardDesk, getCardPayment, listUnresolved } from './card-payment.service.ts';
import { closeCardPayment } from './close-card-payment.service.ts';
import { comeBack } from './enquiries/gateway-return.service.ts';
import { refundDonation, refundFee, settleRefund } from './refunds/refund-card-payment.service.ts';
import { payDonation, payFee } from './start-card-payment.service.ts';

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
    payFee: startLimit(({ params }) => params.id),
    payDonation: startLimit(({ body }) => body.donationId),
    comeBack: returnLimit,
    comeBackFromRma: returnLimit,
  },
);
