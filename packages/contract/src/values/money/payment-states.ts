export const paymentMethods = ['cash', 'cheque', 'bank_deposit', 'mobile_transfer', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = [
  'processing',
  'pending',
  'paid',
  'rejected',
  'failed',
  'cancelled',
  'reversed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a fee or a donation shows: `unpaid` is one for which nobody has tried to pay. */
export const paymentStatuses = ['unpaid', ...paymentStates] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentEvents = [
  'slipSent',
  'cardStarted',
  'recordedPaid',
  'recordedPending',
  'approved',
  'rejected',
  'gatewayYes',
  'gatewayNo',
  'gatewayCancelled',
  'givenUp',
  'reversed',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

const transitions: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentState>>> = {
  unpaid: {
    slipSent: 'pending',
    cardStarted: 'processing',
    recordedPaid: 'paid',
    recordedPending: 'pending',
  },
  pending: { approved: 'paid', rejected: 'rejected' },
  // Given up by a person, with a reason, after the gateway has left it open; never by the clock.
  processing: {
    gatewayYes: 'paid',
    gatewayNo: 'failed',
    gatewayCancelled: 'cancelled',
    givenUp: 'failed',
  },
  // A late yes still credits: the money was taken, whatever we had believed.
  failed: { gatewayYes: 'paid' },
  cancelled: { gatewayYes: 'paid' },
  paid: { reversed: 'reversed' },
  rejected: {},
  reversed: {},
};

/** Where an event leads a payment; null where it can't happen. Every change of a payment asks here. */
export function nextPaymentState(state: PaymentStatus, event: PaymentEvent): PaymentState | null {
  return transitions[state][event] ?? null;
}

/** The states from which an event leads somewhere: what a conditional update has to find. */
export function statesBefore(event: PaymentEvent): PaymentState[] {
  return paymentStates.filter((state) => nextPaymentState(state, event) !== null);
}

interface Attempt {
  status: PaymentState;
  amount: number;
  isSurplus: boolean;
  id?: string;
  /** The payment whose money it is: what it was split off from, or corrected. */
  splitOf?: string | null;
}

/** The payment that is taken back next, of those that came, newest first: what came twice, else the latest. */
export function toTakeBack<Payment extends Pick<Attempt, 'status' | 'isSurplus'>>(
  payments: readonly Payment[],
): Payment | undefined {
  const paid = payments.filter(({ status }) => status === 'paid');
  return paid.find(({ isSurplus }) => isSurplus) ?? paid[0];
}

/** What is still to be paid of a fee or a donation, in minor units. */
export const balanceOf = ({ amount, amountPaid }: { amount: number; amountPaid: number }): number =>
  Math.max(amount - amountPaid, 0);

export interface DueSummary<Payment> {
  paymentStatus: PaymentStatus;
  amountPaid: number;
  /** The payment whose status the due shows. */
  deciding: Payment | null;
}

/**
 * What the attempts to pay amount to, newest first. Paid is what is paid in full; else whatever is on its way decides,
 * else the latest attempt; a part that was paid leaves the rest open.
 */
export function summariseDue<Payment extends Attempt>(
  amount: number,
  payments: readonly Payment[],
): DueSummary<Payment> {
  const paid = payments.filter(({ status, isSurplus }) => status === 'paid' && !isSurplus);
  const amountPaid = paid.reduce((sum, payment) => sum + payment.amount, 0);
  const [latestPaid] = paid;
  if (latestPaid && amountPaid >= amount) return { paymentStatus: 'paid', amountPaid, deciding: latestPaid };
  // What was corrected is written anew beside it, and is not given back.
  const isCorrected = ({ id, status }: Payment) =>
    status === 'reversed' && id !== undefined && paid.some(({ splitOf }) => splitOf === id);
  const deciding =
    payments.find(({ status }) => status === 'pending') ??
    payments.find(({ status }) => status === 'processing') ??
    payments.find((payment) => payment.status !== 'paid' && !isCorrected(payment)) ??
    null;
  return {
    paymentStatus: deciding?.status ?? 'unpaid',
    amountPaid,
    deciding: deciding ?? latestPaid ?? null,
  };
}
