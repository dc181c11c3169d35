import { z } from 'zod';
import { bhutanQrProblem } from '../values/money/bhutan-qr.ts';
import { email, id, line, paragraph, phone } from '../values/fields.ts';
import { taxpayerNumber } from '../values/people/identity.schema.ts';
import { digitGroupings } from '../language/format.ts';
import { currency } from '../values/money/money.ts';
import { pitRules } from '../documents/pit-rules.ts';
import { keptTemplate } from '../messages/template.schema.ts';
import { smsSettings } from './sms.schema.ts';

/** How mail leaves the house. Without a host, messages are kept and an administrator can read them. */
export const mailSettings = z.strictObject({
  host: line(253).nullable(),
  port: z.number().int().min(1).max(65_535),
  secure: z.boolean(),
  username: line(254).nullable(),
  from: line(254),
});

/** Where money may be sent. */
const bankAccount = z.strictObject({
  bank: line(80),
  accountName: line(120),
  accountNumber: z
    .string('must be text')
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{5,20}$/, 'must have 5 to 20 digits')),
  /** The text of the QR code that the bank issued for this account. */
  qr: z
    .string('must be text')
    .trim()
    .max(512)
    .superRefine((text, issues) => {
      const message = bhutanQrProblem(text);
      if (message) issues.addIssue({ code: 'custom', message, params: { constraint: 'isBankQr' } });
    })
    .nullable()
    .default(null),
});

const days = z
  .number('must be a whole number of days')
  .int('must be a whole number of days')
  .min(0)
  .max(3650);

const perDay = z
  .number('must be a whole number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(50_000, 'must be at most 50,000');

const hour = z.number('must be an hour, 0 to 23').int('must be a whole hour').min(0).max(23);

/** What codes and numbers begin with. */
const prefix = z
  .string('must be text')
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{1,6}$/, 'must have 1 to 6 letters'));

const faqEntry = z.strictObject({
  question: line(200),
  /** Markdown. */
  answer: paragraph(2500).min(1, 'must not be empty'),
  /** The same for pages in Dzongkha, where it is given. */
  questionDzongkha: line(200).nullable().default(null),
  answerDzongkha: paragraph(2500).min(1, 'must not be empty').nullable().default(null),
});

export const settingsSchema = z.strictObject({
  centreName: line(120),
  centreNameDzongkha: line(120).nullable(),
  address: paragraph(300),
  phone: phone.nullable(),
  email: email.nullable(),
  /** Given by the commission for religious organisations. */
  registrationNumber: line(60).nullable(),
  taxpayerNumber: taxpayerNumber.nullable(),
  logoFileId: id.nullable(),
  /** Who signs certificates. */
  signatoryName: line(120).nullable(),
  signatoryTitle: line(120).nullable(),
  signatureFileId: id.nullable(),
  /** The colour of lines, borders and titles on papers. */
  paperColour: z
    .string('must be text')
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour, such as #7d2429'),
  /** The last line of receipts and certificates. */
  paperFooter: line(160).nullable(),
  bankAccounts: z.array(bankAccount).max(10),
  /** Codes given from now on begin with it; those given before stay as they are. */
  membershipCodePrefix: prefix,
  /** Receipts read KM/R/2026/000123. */
  receiptPrefix: prefix,
  /** What a new membership type begins with. */
  defaultGraceDays: days,
  defaultRenewalWindowDays: days,
  /** How many days before a membership ends its holder is reminded, earliest first. */
  reminderDays: z
    .array(days.max(365, 'must be at most 365 days'))
    .max(10, 'must be at most 10 days')
    .transform((list) => [...new Set(list)].toSorted((a, b) => b - a)),
  /** How many days after the end somebody who has not renewed is reminded, earliest first. */
  reminderDaysAfter: z
    .array(days.min(1, 'must be at least 1 day').max(365, 'must be at most 365 days'))
    .max(10, 'must be at most 10 days')
    .transform((list) => [...new Set(list)].toSorted((a, b) => a - b)),
  /** Once the days of grace are over, that is told once. */
  tellLapsed: z.boolean(),
  /** Reminders and messages to members are held back until somebody goes on with them. */
  areRemindersPaused: z.boolean(),
  /** Hours of the day in Bhutan in which no reminder and no message of staff leaves; null sends at any hour. */
  quietHours: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: 'must be another hour' })
    .nullable(),
  pitRules,
  /** The currency of fees and donations where nothing else is said. */
  currency,
  /** 1,234,567 or 12,34,567. */
  digitGrouping: z.enum(digitGroupings),
  faq: z.array(faqEntry).max(30, 'must be at most 30 questions'),
  /** The person who recorded a payment may not verify or void it. */
  requireSecondPerson: z.boolean(),
  mail: mailSettings,
  /** A receipt is mailed when it is issued, to an address on file or given with the donation. */
  mailReceipts: z.boolean(),
  /** How many e-mails and SMS leave in a day that somebody can cause who did not log in: codes, links, confirmations. */
  strangerMailsPerDay: perDay,
  strangerSmsPerDay: perDay,
  /** Somebody has looked at the fees that come with the product: until then nobody registers on the public pages. */
  areFeesConfirmed: z.boolean(),
  /** The list of what a new centre still has to set up was put away. */
  isSetupDismissed: z.boolean(),
  /** What phones show as the sender. */
  smsSender: z
    .string('must be text')
    .trim()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]{3,11}$/, 'must have 3 to 11 letters or digits')
    .nullable(),
  sms: smsSettings,
  /** Messages in the centre's own words; all others are said in the shipped ones. */
  messageTemplates: z.array(keptTemplate),
  /** The kinds of messages that are not sent. */
  messagesOff: z.array(z.string()),
});
export type Settings = z.output<typeof settingsSchema>;

/** Pictures, the words of messages and their switches go in by calls of their own. Pictures come out as a path below /api. */
export const keptApart = {
  logoFileId: true,
  signatureFileId: true,
  messageTemplates: true,
  messagesOff: true,
} as const;
const picturePath = z.string().nullable();
export const shownSettings = settingsSchema
  .omit(keptApart)
  .extend({ logo: picturePath, signature: picturePath });
export type ShownSettings = z.output<typeof shownSettings>;

const officeOnly = {
  signatoryName: true,
  signatoryTitle: true,
  signature: true,
  paperColour: true,
  paperFooter: true,
  reminderDays: true,
  reminderDaysAfter: true,
  tellLapsed: true,
  areRemindersPaused: true,
  quietHours: true,
  pitRules: true,
  requireSecondPerson: true,
  mail: true,
  mailReceipts: true,
  strangerMailsPerDay: true,
  strangerSmsPerDay: true,
  areFeesConfirmed: true,
  isSetupDismissed: true,
  smsSender: true,
  sms: true,
} as const;

export const publicSettings = shownSettings.omit(officeOnly).extend({
  /** The fees are confirmed, so that people may register themselves. */
  isRegistrationOpen: z.boolean(),
  /** Money can be sent: there is an account, or a gateway that is not simulated. */
  takesPayments: z.boolean(),
  /** Whether a gateway for cards is there, in earnest or simulated. */
  takesCards: z.boolean(),
  /** Whether messages can leave: nobody is promised a code or a link that has no way to reach them. */
  sends: z.object({ email: z.boolean(), sms: z.boolean() }),
  /** In a sample centre only: who may be tried out, shown on the sign-in page. */
  demoAccounts: z.array(z.object({ role: z.string(), username: z.string(), password: z.string() })),
});
export type PublicSettings = z.output<typeof publicSettings>;
