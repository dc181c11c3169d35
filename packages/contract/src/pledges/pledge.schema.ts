import { z } from 'zod';
import { checkDonor, dedicationInput, donorFields } from '../donations/donation.schema.ts';
import { staffPayment } from '../payments/payment.schema.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { day } from '../values/days/days.ts';
import { id, instant, record, version } from '../values/fields.ts';
import { amount, amountText, currency } from '../values/money/money.ts';
import { mostPledgeTimes, periodStates, pledgeRhythms, pledgeStates } from './pledge-values.ts';

const rhythm = z.enum(pledgeRhythms, 'must be monthly, quarterly, yearly or total');
const dayOfMonth = z
  .number('must be a day of the month')
  .int('must be a whole number')
  .min(1, 'must be from 1 to 31')
  .max(31, 'must be from 1 to 31');
const times = z
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(mostPledgeTimes, `must be at most ${mostPledgeTimes}`);

/** Who is meant to get messages about it is known, so nobody pledges without a name. */
const pledgedBy = z.enum(['member', 'non_member'], 'must be a member or a known person; a pledge has a name');

/** What was pledged from a day on. */
export const pledgeVersion = z.object({
  from: day,
  amount: amountText,
  rhythm,
  dayOfMonth: z.number().int(),
  isPaused: z.boolean(),
});

/** How a pledge stands today. None of it is money. */
export const pledgeStanding = z.object({
  /** What was pledged for the periods whose day has come. */
  pledged: amountText,
  came: amountText,
  behind: amountText,
  /** What came for periods whose day has not come yet. */
  ahead: amountText,
  /** The day of the earliest period that is open. */
  behindSince: day.nullable(),
  /** The next day on which money is expected. */
  nextOn: day.nullable(),
  lastCameOn: day.nullable(),
});
export type PledgeStanding = z.output<typeof pledgeStanding>;

export const pledgeRow = z.object({
  ...record,
  pledgeNumber: z.string(),
  donorType: pledgedBy,
  memberId: id.nullable(),
  membershipCode: z.string().nullable(),
  donorName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  purposeId: id,
  purpose: z.string(),
  purposeDzongkha: z.string().nullable(),
  amount: amountText,
  currency: z.string(),
  rhythm,
  dayOfMonth: z.number().int(),
  startsOn: day,
  endsOn: day.nullable(),
  times: z.number().int().nullable(),
  state: z.enum(pledgeStates),
  /** The day since which it has been paused, or on which it ended. */
  stateSince: day.nullable(),
  remind: z.boolean(),
  channel: z.enum(['public', 'member', 'staff', 'import']),
  ...pledgeStanding.shape,
});
export type PledgeRow = z.output<typeof pledgeRow>;

/** How the bank names the payer, as staff once put it to this pledge. */
export const learntPayer = z.object({
  id,
  /** What the bank wrote. */
  text: z.string(),
  amount: amountText,
  learntBy: z.string(),
  learntAt: instant,
});
export type LearntPayer = z.output<typeof learntPayer>;

export const pledge = pledgeRow.extend({
  dedication: z
    .object({
      offering: z.string().nullable(),
      names: z.array(z.object({ name: z.string(), living: z.boolean() })),
      ritualId: id.nullable(),
    })
    .nullable(),
  versions: z.array(pledgeVersion),
  /** Payers learnt from bank lines; for staff, and empty for others. */
  payers: z.array(learntPayer),
  /** The page of the pledge for the person who made it: its secret stands behind `#`. */
  link: z.string(),
  /** The same secret, for `Authorization: Grant …`. */
  token: z.string(),
  /** Where the money goes: the first account of the centre; null where none is set up. */
  account: z.object({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }).nullable(),
});
export type Pledge = z.output<typeof pledge>;

export const pledgePeriod = z.object({
  /** The day on which the money is expected; the period begins with it. */
  from: day,
  to: day,
  pledged: amountText,
  came: amountText,
  behind: amountText,
  state: z.enum(periodStates),
  /** What fills it: a donation may fill several periods. */
  donations: z.array(
    z.object({
      donationId: id,
      amount: amountText,
      paidOn: day,
      method: z.enum(paymentMethods).nullable(),
      receiptNumber: z.string().nullable(),
      isBankLine: z.boolean(),
    }),
  ),
});
export type PledgePeriod = z.output<typeof pledgePeriod>;

export const pledgeExpectations = pledgeStanding.extend({
  pledgeId: id,
  currency: z.string(),
  /** From the first on; of those to come the next ones. */
  periods: z.array(pledgePeriod),
});
export type PledgeExpectations = z.output<typeof pledgeExpectations>;

const terms = {
  purposeId: id,
  amount,
  rhythm,
  dayOfMonth,
  endsOn: day.nullable(),
  times: times.nullable(),
  remind: z.boolean('must be true or false'),
  dedication: dedicationInput.nullable(),
} as const;

interface Span {
  startsOn?: string | undefined;
  endsOn?: string | null | undefined;
  times?: number | null | undefined;
  rhythm?: (typeof pledgeRhythms)[number] | undefined;
}

function checkSpan({ startsOn, endsOn, times: count, rhythm: how }: Span, issues: z.RefinementCtx): void {
  const wrong = (path: string, constraint: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message, params: { constraint } });
  if (startsOn && endsOn && endsOn < startsOn)
    wrong('endsOn', 'isAfterStart', 'must not be before the first day');
  if (endsOn && count) wrong('times', 'isAbsent', 'must be empty where the last day is given');
  if (how === 'total' && count)
    wrong('times', 'isAbsent', 'must be empty for a sum in parts of any size; give the last day');
  if (how === 'total' && endsOn === null)
    wrong('endsOn', 'isGiven', 'must be given: until when the sum shall have come');
}

export const createPledgeBody = z
  .strictObject({
    donorType: pledgedBy,
    memberId: id.optional(),
    ...donorFields,
    ...terms,
    currency: currency.default('BTN'),
    startsOn: day.optional(),
    dayOfMonth: dayOfMonth.optional(),
    endsOn: terms.endsOn.default(null),
    times: terms.times.default(null),
    remind: terms.remind.default(false),
    dedication: terms.dedication.default(null),
  })
  .superRefine(checkDonor)
  .superRefine(checkSpan);

/** Changes what is pledged from a day on, today without one; what was pledged for earlier periods stays. */
export const updatePledgeBody = z
  .strictObject({
    ...terms,
    from: day,
    /** Staff only: how to reach a donor who is not in the register of members. */
    phone: donorFields.phone,
    email: donorFields.email,
    version,
  })
  .partial()
  .superRefine(checkSpan);

/** Money for a pledge: a donation with its donor, purpose and dedication. */
export const donateToPledgeBody = z.strictObject({
  /** What is pledged for one period, where it is left out. */
  amount: amount.optional(),
  /** Staff only. */
  payment: staffPayment.optional(),
});
