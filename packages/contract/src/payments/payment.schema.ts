import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, instant, line, upload } from '../values/fields.ts';
import { latinDigits } from '../values/latin-digits.ts';
import { amount, amountText } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { paymentMethods, paymentStates, paymentStatuses } from '../values/money/payment-states.ts';
import { dedicatedDay } from '../rituals/ritual.schema.ts';
import { refund } from './refund.schema.ts';

/** The numbered document of one paid payment, as far as a screen shows it. */
export const receiptSummary = z.object({
  id,
  receiptNumber: z.string(),
  issuedOn: day,
  amount: amountText,
  currency: z.string(),
  /** The receipt as it was printed: who is called otherwise by now, or what it paid for, changes nothing here. */
  receivedFrom: z.string(),
  title: z.string(),
  period: z.object({ from: day, to: day.nullable() }).nullable(),
  method: z.enum(paymentMethods),
  /** The document of a simulated payment, in a series of its own: no money moved. */
  isSimulated: z.boolean(),
  verificationCode: z.string(),
  voidedAt: instant.nullable(),
  voidReason: z.string().nullable(),
  replacedBy: z.string().nullable(),
});
export type ReceiptSummary = z.output<typeof receiptSummary>;

/** One attempt to settle a fee or a donation, as staff see it. */
export const payment = z.object({
  id,
  method: z.enum(paymentMethods),
  amount: amountText,
  currency: z.string(),
  status: z.enum(paymentStates),
  bank: z.string().nullable(),
  journalNumber: z.string().nullable(),
  paidOn: day,
  /** A path below /api; a token is needed. */
  slip: z.string().nullable(),
  slipType: z.string().nullable(),
  gatewayOrderId: z.string().nullable(),
  gatewayReference: z.string().nullable(),
  submittedAt: instant,
  submittedBy: z.string().nullable(),
  verifiedBy: z.string().nullable(),
  verifiedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** What an older book says beside it; for staff. */
  remarks: z.string().nullable(),
  isSurplus: z.boolean(),
  /** Paid at a simulated bank: no money moved, and no total counts it. */
  isSimulated: z.boolean(),
  /** The latest request to the bank to send it back. */
  refund: refund.nullable(),
  receipt: receiptSummary.nullable(),
  version: z.number().int(),
});
export type Payment = z.output<typeof payment>;

/** What fees and donations have in common on the wire. */
export const dueOutput = {
  amount: amountText,
  currency: z.string(),
  /** What was received so far, and what is still open. */
  amountPaid: amountText,
  balance: amountText,
  reference: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  /** The method of the deciding payment. */
  method: z.enum(paymentMethods).nullable(),
  paidOn: day.nullable(),
  receiptNumber: z.string().nullable(),
  /** Paid at a simulated bank, or just being paid there. */
  isSimulated: z.boolean(),
} as const;

/**
 * As the bank printed it. A letter of another script that looks like one of ours would make another number of the same
 * transfer; digits of other scripts are taken, and turned into 0 to 9.
 */
export const journalNumber = line(40)
  .overwrite(latinDigits)
  .refine((number) => !/[^\P{L}\p{Script=Latin}]/u.test(number), 'must be written with letters from A to Z');

/** What staff say of money they have in hand, or of a slip they were given. */
export const staffPayment = z.strictObject({
  method: z.enum(['cash', 'cheque', 'bank_deposit', 'mobile_transfer'], 'must be a way to pay'),
  paidOn: day.optional(),
  bank: line(80).optional(),
  journalNumber: journalNumber.optional(),
  paymentStatus: z.enum(['paid', 'pending'], 'must be paid or pending').default('paid'),
});

const transferMethods = ['mobile_transfer', 'bank_deposit'] as const;
/** The proof of a transfer, from the payer. */
export const slipFields = {
  method: z.enum(transferMethods, 'must be mobile_transfer or bank_deposit'),
  bank: line(80),
  journalNumber,
  paidOn: day,
  slip: upload,
} as const;
/** Staff's decision on a pending payment. Form fields and JSON are taken alike. */
export const decisionBody = z
  .strictObject({
    id: emptyIsAbsent(id),
    /** The payment that was looked at; another one pending by now means a stale screen. */
    paymentId: emptyIsAbsent(id),
    decision: z.enum(['approve', 'reject'], 'must be approve or reject'),
    reason: emptyIsAbsent(line(300)),
    amountReceived: emptyIsAbsent(amount),
    receivedOn: emptyIsAbsent(day),
    journalNumber: emptyIsAbsent(journalNumber),
    bank: emptyIsAbsent(line(80)),
    /** Of a fee, what comes in beyond the fee is taken as a donation for this purpose, in the same step. */
    excessPurposeId: emptyIsAbsent(id),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
    path: ['reason'],
    error: 'must be given, because the payer will read it',
  });
export type DecisionBody = z.output<typeof decisionBody>;

export const reverseBody = z.strictObject({
  reason: line(300),
  /** Where a fee was paid in parts; else what came twice, else the latest one. */
  paymentId: id.optional(),
});

/** What is said with every correction. */
export const correctionFields = {
  reason: line(300),
  /** Where it was paid in parts; else the latest one. */
  paymentId: id.optional(),
  /** Sends the payer one message with the new receipt. */
  isTold: z.boolean().default(false),
} as const;

/** Where the money of a corrected payment stands now. */
export const correction = z.object({
  dueKind: z.enum(['fee', 'donation']),
  dueId: id,
  voidReceiptNumber: z.string(),
  receiptNumber: z.string(),
});
export type Correction = z.output<typeof correction>;

/** Money that is kept apart becomes a donation, once its sender has agreed. */
export const takeAsDonationBody = z.strictObject({
  purposeId: id,
  /** Where more than one payment is kept apart; else the latest one. */
  paymentId: id.optional(),
});

/** What makes a verifier look twice. Shown, never decided. */
export const doubts = z.array(
  z.object({
    kind: z.enum([
      'sameSlip',
      'sameJournal',
      'nearJournal',
      'otherBankName',
      'closed',
      'amountDiffers',
      'futureDay',
      'oldDay',
      'enteredByYou',
    ]),
    message: z.string(),
    /** The fee or donation it is about, where there is one. */
    dueKind: z.enum(['fee', 'donation']).nullable(),
    dueId: id.nullable(),
  }),
);
export type Doubt = z.output<typeof doubts>[number];

/** What the queue shows beside the fee or donation. */
export const waiting = {
  payment,
  /** The joint payment that it is a part of, which is decided on as one. */
  jointPaymentId: id.nullable(),
  warnings: doubts,
  /** Whole days since it was sent. */
  ageDays: z.number().int(),
  /** Names of others who have it open at this moment. */
  lookedAtBy: z.array(z.string()),
  /** How the payer hears of a decision: by e-mail, where there is an address and mail can leave; else by a call. */
  payerContact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    isMailed: z.boolean(),
    /** The centre has switched the message about rejected payments off. */
    isSwitchedOff: z.boolean(),
  }),
} as const;

/** What somebody with the link of a fee or donation sees: enough to pay, and to know what came of it. */
export const payerView = z.object({
  id,
  kind: z.enum(['fee', 'donation', 'joint']),
  /** "Renewal, General membership" or the purpose of the donation. */
  title: z.string(),
  maskedName: z.string(),
  memberId: id.nullable(),
  ...dueOutput,
  periodFrom: day.nullable(),
  periodTo: day.nullable(),
  purpose: z.string().nullable(),
  /** Why the latest slip was rejected. */
  reason: z.string().nullable(),
  /** The days on which the names of a donation are read, and how many names they are. */
  days: z.array(dedicatedDay),
  names: z.number().int(),
  /** What came when nothing was owed any more; the office returns it or takes it as a donation. */
  keptApart: amountText.nullable(),
  waysToPay: z.object({
    accounts: z.array(
      z.object({
        bank: z.string(),
        accountName: z.string(),
        accountNumber: z.string(),
        /** The bank's own code with the sum and the reference put in. */
        qr: z.string().nullable(),
      }),
    ),
    card: z.object({ isAvailable: z.boolean(), isSimulation: z.boolean(), reason: z.string().nullable() }),
  }),
});
export type PayerView = z.output<typeof payerView>;
