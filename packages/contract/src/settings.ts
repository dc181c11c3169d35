import { z } from 'zod';
import { bhutanQrProblem } from './bhutan-qr.ts';
import { can, endpoint } from './endpoint.ts';
import { email, line, paragraph, phone } from './fields.ts';
import { taxpayerNumber } from './identity.ts';

/** How mail leaves the house. Without a host, messages are kept and an administrator can read them. */
const mailSettings = z.strictObject({
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

export const settingsSchema = z.strictObject({
  centreName: line(120),
  centreNameDzongkha: line(120).nullable(),
  address: paragraph(300),
  phone: phone.nullable(),
  email: email.nullable(),
  /** Given by the commission for religious organisations. */
  registrationNumber: line(60).nullable(),
  taxpayerNumber: taxpayerNumber.nullable(),
  bankAccounts: z.array(bankAccount).max(10),
  /** Codes given from now on begin with it; those given before stay as they are. */
  membershipCodePrefix: z
    .string('must be text')
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{1,6}$/, 'must have 1 to 6 letters')),
  /** What a new membership type begins with. */
  defaultGraceDays: days,
  defaultRenewalWindowDays: days,
  mail: mailSettings,
});
export type Settings = z.output<typeof settingsSchema>;

export const defaultSettings: Settings = {
  centreName: 'Kathok Dharma Centre',
  centreNameDzongkha: null,
  address: '',
  phone: null,
  email: null,
  registrationNumber: null,
  taxpayerNumber: null,
  bankAccounts: [],
  membershipCodePrefix: 'KM',
  defaultGraceDays: 30,
  defaultRenewalWindowDays: 60,
  mail: {
    host: null,
    port: 587,
    secure: false,
    username: null,
    from: 'Kathok Membership <no-reply@localhost>',
  },
};

const publicSettings = settingsSchema.omit({ mail: true }).extend({
  /** In a sample centre only: who may be tried out, shown on the sign-in page. */
  demoAccounts: z.array(z.object({ role: z.string(), username: z.string(), password: z.string() })),
});
export type PublicSettings = z.output<typeof publicSettings>;

export const settings = {
  getPublic: endpoint({
    method: 'GET',
    path: '/settings/public',
    access: 'public',
    summary: 'What public pages and documents show of the centre',
    response: publicSettings,
  }),
  get: endpoint({
    method: 'GET',
    path: '/settings',
    access: can('manage', 'Master'),
    summary: 'The settings of the centre',
    response: settingsSchema,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/settings',
    access: can('manage', 'Master'),
    summary: 'Change settings of the centre',
    body: settingsSchema
      .extend({ mail: mailSettings.extend({ password: z.string().max(200) }).partial() })
      .partial(),
    response: settingsSchema,
  }),
};
