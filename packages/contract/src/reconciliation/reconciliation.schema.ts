import { z } from 'zod';
import { createDonationBody, dedicationInput } from '../donations/donation.schema.ts';
import { day } from '../values/days/days.ts';
import { id, instant, line } from '../values/fields.ts';
import { amount, amountText } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { pledgeEvidence, pledgeOfLine } from './pledge-line.schema.ts';
import { paymentStates } from '../values/money/payment-states.ts';

/** How a line of the bank and a payment agree. */
export const evidence = z.object({
  journal: z.enum(['same', 'near', 'differs', 'absent']),
  reference: z.enum(['same', 'near', 'other', 'absent']),
  amount: z.enum(['same', 'differs']),
  /** Counts the days from the day the payer names to the day of the bank. */
  daysLater: z.number().int(),
  sender: z.enum(['fits', 'unknown']),
});
export type MatchEvidence = z.output<typeof evidence>;

/**
 * Where a line of a statement lies: what is `decided` is in no other pile; `out` is what left the account; `pledge` tells
 * for which pledge it came.
 */
export const piles = ['sure', 'pledge', 'doubtful', 'double', 'unmatched', 'out', 'decided'] as const;
export type Pile = (typeof piles)[number];

export const statementRow = z.object({
  id,
  account: z.string(),
  fileName: z.string(),
  firstDay: day,
  lastDay: day,
  lineCount: z.number().int(),
  /** What a person has to decide, and how much of it is done: neither withdrawals nor what was booked before it was read. */
  toDecide: z.object({ all: z.number().int(), done: z.number().int() }),
  /** Lines whose payment was corrected or reversed afterwards, and nobody has said why the bank and the books differ. */
  unexplained: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
});
export type StatementRow = z.output<typeof statementRow>;

/** What a payment pays, in the words of a treasurer. */
export const dueSorts = ['renewal', 'registration', 'donation'] as const;

export const statement = statementRow.extend({
  piles: z.array(z.object({ pile: z.enum(piles), count: z.number().int(), amount: amountText })),
  /** Every sure match, to be approved together. */
  sure: z.array(
    z.object({
      lineId: id,
      /** The payment that waits; null where the line becomes a donation for a pledge. */
      paymentId: id.nullable(),
      pledgeId: id.nullable(),
      amount: amountText,
      sort: z.enum([...dueSorts, 'pledge']),
    }),
  ),
});
export type Statement = z.output<typeof statement>;

/** A payment beside a line. Names are told to those who may read members, or donations. */
export const matchedPayment = z.object({
  paymentId: id,
  dueKind: z.enum(['fee', 'donation']),
  dueId: id,
  sort: z.enum(dueSorts),
  payerName: z.string().nullable(),
  membershipCode: z.string().nullable(),
  /** "General", "Butter lamps". */
  title: z.string(),
  amount: amountText,
  status: z.enum(paymentStates),
  paidOn: day,
  journalNumber: z.string().nullable(),
  reference: z.string().nullable(),
  hasSlip: z.boolean(),
  receiptNumber: z.string().nullable(),
  /** The pledge that it was given for. */
  pledgeId: id.nullable(),
  /** What is still owed of a fee; null where nothing is, and for a donation, which is whatever was given. */
  owed: amountText.nullable(),
});
export type MatchedPayment = z.output<typeof matchedPayment>;

export const decisionKinds = ['matched', 'recorded', 'settlement', 'not_ours', 'declined'] as const;

/** What a credit without a slip may be, found in the words of the bank. Nobody books it but the person who says yes. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('donation'),
    /** The name on the line; null where it names nobody. */
    name: z.string().nullable(),
    /** The one member of this name. */
    member: z.object({ memberId: id, name: z.string(), membershipCode: z.string() }).nullable(),
    /** What the same person gave last. */
    before: z.object({ purposeId: id, purpose: z.string(), amount: amountText, day }).nullable(),
  }),
  z.object({
    kind: z.literal('fee'),
    /** What speaks for it: its reference stands on the line, or the name of the one member who owes this sum. */
    by: z.enum(['reference', 'name']),
    feeId: id,
    name: z.string(),
    membershipCode: z.string(),
    membershipType: z.string(),
    balance: amountText,
  }),
  /** The reference on the line is that of a donation which was promised. */
  z.object({
    kind: z.literal('promise'),
    donationId: id,
    name: z.string(),
    purpose: z.string(),
    balance: amountText,
  }),
  /** The reference on the line is that of something for which nothing is owed any more: the money came once more. */
  z.object({
    kind: z.literal('settled'),
    dueKind: z.enum(['fee', 'donation']),
    dueId: id,
    sort: z.enum(dueSorts),
    /** Null for those who may not read members. */
    name: z.string().nullable(),
    member: z.object({ memberId: id, name: z.string(), membershipCode: z.string() }).nullable(),
    /** "General", "Butter lamps". */
    title: z.string(),
    reference: z.string(),
    /** It was paid; else it was waived or cancelled, or the member has left. */
    isPaid: z.boolean(),
    receiptNumber: z.string().nullable(),
  }),
  /** The bank names its card gateway; the days are those of the card payments that agree best. */
  z.object({ kind: z.literal('settlement'), from: day, to: day, isExplained: z.boolean() }),
]);
export type Suggestion = z.output<typeof suggestion>;

export const bankLine = z.object({
  id,
  /** The number of the row as the sheet counts. */
  lineNumber: z.number().int(),
  bookedOn: day,
  /** Less than zero where it went out. */
  amount: amountText,
  description: z.string(),
  journalNumber: z.string().nullable(),
  pile: z.enum(piles),
  /** The pledge that it came for, as the line tells or as somebody decided. */
  pledgeId: id.nullable(),
  pledge: pledgeOfLine.nullable(),
  proposals: z.array(
    matchedPayment.extend({
      evidence,
      /** What it was approved for, elsewhere or before; null while it waits. */
      approvedFor: amountText.nullable(),
      /** It was approved since the statement was read. */
      isMeanwhile: z.boolean(),
    }),
  ),
  /** The same line of an earlier statement, or further up in this one. */
  repeats: z
    .object({
      statementId: id,
      fileName: z.string(),
      firstDay: day,
      lastDay: day,
      lineNumber: z.number().int(),
    })
    .nullable(),
  /** What was decided on the same line before this statement was read; null where nothing was. */
  counted: z
    .object({ kind: z.enum(decisionKinds), decidedAt: instant, payment: matchedPayment.nullable() })
    .nullable(),
  /** What an unmatched line may be; null for lines of other piles. */
  suggestion: suggestion.nullable(),
});
export type BankLine = z.output<typeof bankLine>;

/** The net sum of a bank for card payments, and what it kept of the gross sum. */
export const settlement = z.object({
  from: day,
  to: day,
  paymentCount: z.number().int(),
  gross: amountText,
  commission: amountText,
  tax: amountText,
  net: amountText,
  /** The share of the gross sum, in hundredths of a per cent. */
  commissionRate: z.number().int(),
  /** Refunds of ours that the bank has taken off, and what they come to. */
  refunds: z
    .array(
      z.object({
        refundId: id,
        paymentId: id,
        amount: amountText,
        day,
        receiptNumber: z.string().nullable(),
      }),
    )
    .default([]),
  refunded: amountText.default('0.00'),
  /** What the bank has taken off besides, as somebody says. */
  other: z.object({ amount: amountText, why: z.string() }).nullable().default(null),
});
export type Settlement = z.output<typeof settlement>;

export const bankDecision = z.object({
  id,
  lineId: id,
  lineNumber: z.number().int(),
  lineAmount: amountText,
  kind: z.enum(decisionKinds),
  payment: matchedPayment.nullable(),
  evidence: evidence.nullable(),
  /** Why it was taken for money of a pledge. */
  pledgeEvidence: pledgeEvidence.nullable(),
  settlement: settlement.nullable(),
  note: z.string().nullable(),
  decidedAt: instant,
  decidedBy: z.string(),
  takenBackAt: instant.nullable(),
  takenBackBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** What the bank has beyond the books, less than zero where it has less; null where both agree, or a payment waits. */
  difference: amountText.nullable(),
  /** Nobody has said why they differ, or they differ by something else by now. */
  isUnexplained: z.boolean(),
  explanation: z
    .object({ difference: amountText, reason: z.string(), by: z.string(), at: instant })
    .nullable(),
});
export type BankDecision = z.output<typeof bankDecision>;

export const approveBody = z.strictObject({
  /** The matches as the person saw them. */
  matches: z
    .array(
      z
        .strictObject({ lineId: id, paymentId: id.optional(), pledgeId: id.optional() })
        .refine(({ paymentId, pledgeId }) => (paymentId === undefined) !== (pledgeId === undefined), {
          path: ['paymentId'],
          error: 'must be given, or a pledge',
        }),
    )
    .min(1, 'must name a match')
    .max(100, 'must name at most 100 matches'),
});

/** Each is approved by itself: what fails undoes nothing of the others. */
export const approval = z.object({
  approvedCount: z.number().int(),
  failures: z.array(z.object({ lineId: id, message: z.string() })),
});

const { donorType, memberId, donorName, purposeId, isAnonymous, phone, email } = createDonationBody.shape;
/** Day, amount and journal number are the bank's. */
export const donationOfLineBody = z.strictObject({
  donorType,
  memberId,
  donorName,
  phone,
  email,
  purposeId,
  isAnonymous,
  dedication: dedicationInput.optional(),
});

/** What comes in beyond a fee is taken as a donation for this purpose, in the same step. */
const excessPurposeId = id.optional();
export const matchBody = z.strictObject({ paymentId: id, excessPurposeId });
export const assignBody = z.strictObject({
  dueKind: z.enum(['fee', 'donation']),
  dueId: id,
  excessPurposeId,
  /** Nothing is owed for it any more: the money is held, to be returned or taken as a donation. */
  keepApart: z.boolean().optional(),
});

export const takeBackBody = z.strictObject({
  reason: line(300),
  /** The payment is reversed and its receipt void; otherwise the money stays as it is booked, and only the line is free again. */
  reversesPayment: z.boolean(),
});

/** Why a line of the bank and what was booked for it differ. */
export const explainBody = z.strictObject({
  reason: line(300),
  /** As the person saw it; where it is another one by now, nothing is kept. */
  difference: amountText,
});

/** The days of the card payments; and, where the bank has taken off more than its commission, how much and why. */
export const settleBody = z.strictObject({
  from: day,
  to: day,
  otherAmount: emptyIsAbsent(amount),
  otherWhy: emptyIsAbsent(line(300)),
});
