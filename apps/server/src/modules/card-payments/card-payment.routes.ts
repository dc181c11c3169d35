import { cardPayments } from '@kathok/contract';
import type { DueKinds } from '../payments/index.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { returnLimit, startLimit } from './card-payment-limits.ts';
import { enquire, getCardDesk, getCardPayment, listUnresolved } from './card-payment.service.ts';
import { closeCardPayment } from './close-card-payment.service.ts';
import { comeBack } from './enquiries/gateway-return.service.ts';
import { refundDonation, refundFee, settleRefund } from './refunds/refund-card-payment.service.ts';
import { payDonation, payFee } from './start-card-payment.service.ts';

export const cardPaymentRoutes = (dues: DueKinds): Routes =>
  routes(
    cardPayments,
    {
      payFee: (ctx, input) => payFee(ctx, input, dues),
      payDonation: (ctx, input) => payDonation(ctx, input, dues),
      comeBack: (ctx, input) => comeBack(ctx, input, dues),
      comeBackFromRma: (ctx, input) => comeBack(ctx, input, dues),
      unresolved: listUnresolved,
      get: getCardPayment,
      enquire: (ctx, input) => enquire(ctx, input, dues),
      close: (ctx, input) => closeCardPayment(ctx, input, dues),
      desk: getCardDesk,
      refundFee: (ctx, input) => refundFee(ctx, input, dues),
      refundDonation: (ctx, input) => refundDonation(ctx, input, dues),
      settleRefund: (ctx, input) => settleRefund(ctx, input, dues),
    },
    {},
    {
      payFee: startLimit(({ params }) => params.id),
      payDonation: startLimit(({ body }) => body.donationId),
      comeBack: returnLimit,
      comeBackFromRma: returnLimit,
    },
  );
