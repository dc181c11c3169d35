import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { instant, upload } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { keptApart, mailSettings, publicSettings, settingsSchema, shownSettings } from './settings.schema.ts';
import { smsSecret, smsSettings } from './sms.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const pictureQuery = z.strictObject({ v: emptyIsAbsent(z.string().max(64)) });
const pictureBody = z.strictObject({ picture: upload });

export const guardedMatters = ['bank_accounts', 'senders', 'second_person', 'signatory'] as const;

/** Where money goes, how messages leave, who signs papers, and whether one person may decide alone. */
export const guardedSettings = [
  'bankAccounts',
  'mail',
  'sms',
  'smsSender',
  'signatoryName',
  'signatoryTitle',
  'requireSecondPerson',
] as const;

const records: Records = { reads: ['Setting'], touches: ['Setting'] };
export const settings = withRecords(records, {
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
    response: shownSettings,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/settings',
    access: can('manage', 'Master'),
    summary: 'Change settings of the centre; the mail server and the SMS provider only with `manage all`',
    stepUp: { fields: guardedSettings },
    mayWait: true,
    body: settingsSchema
      .omit(keptApart)
      .extend({
        mail: mailSettings.extend({ password: z.string().max(200) }).partial(),
        sms: smsSettings.extend({ secret: smsSecret }).partial(),
      })
      .partial(),
    response: shownSettings,
  }),
  guardedChanges: endpoint({
    method: 'GET',
    path: '/settings/guarded-changes',
    access: can('manage', 'Donation'),
    summary:
      'What was changed in the last seven days about where money goes, how messages leave and who decides',
    response: z.array(z.object({ what: z.enum(guardedMatters), at: instant, by: z.string() })),
  }),
  getLogo: endpoint({
    method: 'GET',
    path: '/settings/logo',
    access: 'public',
    summary: 'The logo of the centre',
    query: pictureQuery,
    answersFile: true,
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/settings/logo',
    access: can('manage', 'Master'),
    summary: 'Give the centre a logo',
    encoding: 'multipart',
    body: pictureBody,
    response: shownSettings,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/settings/logo',
    access: can('manage', 'Master'),
    summary: 'Take the logo away',
    response: shownSettings,
  }),
  getSignature: endpoint({
    method: 'GET',
    path: '/settings/signature',
    access: can('manage', 'Master'),
    summary: 'The signature that certificates bear',
    query: pictureQuery,
    answersFile: true,
  }),
  setSignature: endpoint({
    method: 'PUT',
    path: '/settings/signature',
    access: can('manage', 'Master'),
    summary: 'Give certificates a signature',
    stepUp: 'always',
    encoding: 'multipart',
    body: pictureBody,
    response: shownSettings,
  }),
  removeSignature: endpoint({
    method: 'DELETE',
    path: '/settings/signature',
    access: can('manage', 'Master'),
    summary: 'Take the signature away',
    stepUp: 'always',
    response: shownSettings,
  }),
});
