import { settingsSchema, type ShownSettings, phoneText } from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../ui/forms/kit/or-none.ts';
import type { Kit } from '../../ui/forms/kit/use-kit-form.ts';
import { words } from './words.en.ts';

const { shape } = settingsSchema;
const account = shape.bankAccounts.element.shape;
const rule = shape.pitRules.element.shape;

const wholeNumber = (follows: z.ZodType<number, number>) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, words.rules.wholeNumber)
    .transform(Number)
    .pipe(follows);
const percentage = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,2})?$/, words.rules.percentage)
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(rule.percentage.unwrap());
const listOfDays = z
  .string()
  .trim()
  .regex(/^(\d{1,3}\s*(,\s*\d{1,3}\s*)*)?$/, words.rules.days)
  .transform((text) => text.split(',').flatMap((day) => (day.trim() === '' ? [] : [Number(day)])))
  .pipe(shape.reminderDays);
const listOfDaysAfter = z
  .string()
  .trim()
  .regex(/^(\d{1,3}\s*(,\s*\d{1,3}\s*)*)?$/, words.rules.daysAfter)
  .transform((text) => text.split(',').flatMap((day) => (day.trim() === '' ? [] : [Number(day)])))
  .pipe(shape.reminderDaysAfter);
/** Two hours, or none at all. */
const quietHours = z
  .object({ from: z.string(), to: z.string() })
  .transform(({ from, to }) => (from === '' || to === '' ? null : { from: Number(from), to: Number(to) }))
  .pipe(shape.quietHours);

const entry = shape.faq.element.shape;
const question = z.object({
  question: entry.question,
  answer: entry.answer,
  questionDzongkha: orNone(entry.questionDzongkha.unwrap().unwrap()),
  answerDzongkha: orNone(entry.answerDzongkha.unwrap().unwrap()),
});

export const settingsForm = z.object({
  centreName: shape.centreName,
  centreNameDzongkha: orNone(shape.centreNameDzongkha.unwrap()),
  address: shape.address,
  phone: orNone(shape.phone.unwrap()),
  email: orNone(shape.email.unwrap()),
  registrationNumber: orNone(shape.registrationNumber.unwrap()),
  taxpayerNumber: orNone(shape.taxpayerNumber.unwrap()),
  signatoryName: orNone(shape.signatoryName.unwrap()),
  signatoryTitle: orNone(shape.signatoryTitle.unwrap()),
  paperColour: shape.paperColour,
  paperFooter: orNone(shape.paperFooter.unwrap()),
  bankAccounts: z.array(
    z.object({
      bank: account.bank,
      accountName: account.accountName,
      accountNumber: account.accountNumber,
      qr: orNone(account.qr.unwrap().unwrap()),
    }),
  ),
  membershipCodePrefix: shape.membershipCodePrefix,
  receiptPrefix: shape.receiptPrefix,
  digitGrouping: shape.digitGrouping,
  defaultGraceDays: wholeNumber(shape.defaultGraceDays),
  defaultRenewalWindowDays: wholeNumber(shape.defaultRenewalWindowDays),
  reminderDays: listOfDays,
  reminderDaysAfter: listOfDaysAfter,
  tellLapsed: shape.tellLapsed,
  quietHours,
  pitRules: z
    .array(
      z.object({
        fromYear: wholeNumber(rule.fromYear),
        act: rule.act,
        percentage: orNone(percentage),
        wording: rule.wording,
      }),
    )
    .pipe(shape.pitRules),
  faq: z.array(question).max(30),
  requireSecondPerson: shape.requireSecondPerson,
  mail: z.object({
    host: orNone(shape.mail.shape.host.unwrap()),
    port: wholeNumber(shape.mail.shape.port),
    secure: shape.mail.shape.secure,
    username: orNone(shape.mail.shape.username.unwrap()),
    from: shape.mail.shape.from,
    /** Never shown; empty leaves it as it is. */
    password: z
      .string()
      .max(200)
      .transform((text) => text || undefined),
  }),
  mailReceipts: shape.mailReceipts,
  strangerMailsPerDay: wholeNumber(shape.strangerMailsPerDay),
  strangerSmsPerDay: wholeNumber(shape.strangerSmsPerDay),
  smsSender: orNone(shape.smsSender.unwrap()),
  sms: z.object({
    url: orNone(shape.sms.shape.url.unwrap()),
    format: shape.sms.shape.format,
    body: shape.sms.shape.body,
    headerName: orNone(shape.sms.shape.headerName.unwrap()),
    /** Never shown; empty leaves it as it is. */
    secret: z
      .string()
      .max(500)
      .transform((text) => text.trim() || undefined),
  }),
});

export type SettingsValues = z.input<typeof settingsForm>;
export type SettingsBody = z.output<typeof settingsForm>;
export type SettingsKit = Kit<SettingsValues, SettingsBody>;

export const emptyAccount = { bank: '', accountName: '', accountNumber: '', qr: '' };
export const emptyRule = { fromYear: '', act: '', percentage: '', wording: '' };
export const emptyQuestion = { question: '', answer: '', questionDzongkha: '', answerDzongkha: '' };

export const valuesOf = ({
  logo: _logo,
  signature: _signature,
  ...settings
}: ShownSettings): SettingsValues => ({
  ...settings,
  centreNameDzongkha: settings.centreNameDzongkha ?? '',
  phone: settings.phone ? phoneText(settings.phone) : '',
  email: settings.email ?? '',
  registrationNumber: settings.registrationNumber ?? '',
  taxpayerNumber: settings.taxpayerNumber ?? '',
  signatoryName: settings.signatoryName ?? '',
  signatoryTitle: settings.signatoryTitle ?? '',
  paperFooter: settings.paperFooter ?? '',
  bankAccounts: settings.bankAccounts.map((each) => ({ ...each, qr: each.qr ?? '' })),
  defaultGraceDays: String(settings.defaultGraceDays),
  defaultRenewalWindowDays: String(settings.defaultRenewalWindowDays),
  strangerMailsPerDay: String(settings.strangerMailsPerDay),
  strangerSmsPerDay: String(settings.strangerSmsPerDay),
  reminderDays: settings.reminderDays.join(', '),
  reminderDaysAfter: settings.reminderDaysAfter.join(', '),
  quietHours: {
    from: String(settings.quietHours?.from ?? ''),
    to: String(settings.quietHours?.to ?? ''),
  },
  pitRules: settings.pitRules.map((each) => ({
    ...each,
    fromYear: String(each.fromYear),
    percentage: each.percentage === null ? '' : String(each.percentage),
  })),
  faq: settings.faq.map((each) => ({
    ...each,
    questionDzongkha: each.questionDzongkha ?? '',
    answerDzongkha: each.answerDzongkha ?? '',
  })),
  mail: {
    ...settings.mail,
    host: settings.mail.host ?? '',
    port: String(settings.mail.port),
    username: settings.mail.username ?? '',
    password: '',
  },
  smsSender: settings.smsSender ?? '',
  sms: {
    ...settings.sms,
    url: settings.sms.url ?? '',
    headerName: settings.sms.headerName ?? '',
    secret: '',
  },
});

/** Only what was changed is sent: whatever somebody else has changed meanwhile stays. */
export function changedPart(
  body: SettingsBody,
  typed: SettingsValues,
  known: SettingsValues,
): Partial<SettingsBody> {
  const isChanged = (field: string) => {
    const name = field as keyof SettingsValues;
    return JSON.stringify(typed[name]) !== JSON.stringify(known[name]);
  };
  return Object.fromEntries(Object.entries(body).filter(([field]) => isChanged(field)));
}
