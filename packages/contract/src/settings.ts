import { z } from 'zod';
import { can, endpoint } from './endpoint.ts';
import { email, line, paragraph, phone } from './fields.ts';

/** How mail leaves the house. Without a host, messages are kept and an administrator can read them. */
const mailSettings = z.strictObject({
  host: line(253).nullable(),
  port: z.number().int().min(1).max(65_535),
  secure: z.boolean(),
  username: line(254).nullable(),
  from: line(254),
});

export const settingsSchema = z.strictObject({
  centreName: line(120),
  centreNameDzongkha: line(120).nullable(),
  address: paragraph(300),
  phone: phone.nullable(),
  email: email.nullable(),
  mail: mailSettings,
});
export type Settings = z.output<typeof settingsSchema>;

export const defaultSettings: Settings = {
  centreName: 'Kathok Dharma Centre',
  centreNameDzongkha: null,
  address: '',
  phone: null,
  email: null,
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
