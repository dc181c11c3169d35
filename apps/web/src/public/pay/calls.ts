import type { cardPayments, donations, fees, jointPayments, payments, renewals } from '@kathok/contract';
import type { Plain } from '../../lib/client/request.ts';

/**
 * The calls of these pages without their schemas, which would add half as much again to what a phone has to load.
 * They are made as a stranger, also by staff: what is shown here is what everybody sees who has the link.
 */
const stranger = { anonymous: true } as const;

export const findPayment: Plain<typeof payments.find> = {
  ...stranger,
  method: 'POST',
  path: '/payments/find',
};
export const getDonation: Plain<typeof donations.get> = {
  ...stranger,
  method: 'GET',
  path: '/donations/:id',
};
export const getJoint: Plain<typeof jointPayments.get> = {
  ...stranger,
  method: 'GET',
  path: '/payments/joint/:id',
};
export const getFee: Plain<typeof fees.get> = { ...stranger, method: 'GET', path: '/membershipFee/:id' };
export const createDonation: Plain<typeof donations.create> = {
  ...stranger,
  method: 'POST',
  path: '/donations',
  idempotent: true,
};
export const createRenewal: Plain<typeof renewals.create> = {
  ...stranger,
  method: 'POST',
  path: '/membershipRenewal',
  idempotent: true,
};
export const startCardForDonation: Plain<typeof cardPayments.payDonation> = {
  ...stranger,
  method: 'POST',
  path: '/donations/create-worldline-donation',
  idempotent: true,
};
export const startCardForFee: Plain<typeof cardPayments.payFee> = {
  ...stranger,
  method: 'POST',
  path: '/membershipFee/:id/worldline',
  idempotent: true,
};
export const getCardPayment: Plain<typeof cardPayments.get> = {
  ...stranger,
  method: 'GET',
  path: '/payments/:transactionId',
};
