import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { settingsSchema } from '../settings/settings.schema.ts';
import { incomeYear } from './certificate.schema.ts';
import { paperContent } from './paper.schema.ts';

export const previewKinds = ['receipt', 'member', 'donation', 'pit'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** The settings that papers show, as they are typed; what is left out is as it is saved. */
export const previewSettings = settingsSchema
  .pick({
    centreName: true,
    centreNameDzongkha: true,
    address: true,
    phone: true,
    email: true,
    registrationNumber: true,
    taxpayerNumber: true,
    signatoryName: true,
    signatoryTitle: true,
    paperColour: true,
    paperFooter: true,
    receiptPrefix: true,
    digitGrouping: true,
    pitRules: true,
  })
  .partial();

export const paperPreviews = {
  show: endpoint({
    method: 'POST',
    path: '/settings/paper-preview',
    access: can('manage', 'Master'),
    summary: 'A sample paper with settings that are not saved yet; nothing of it is kept',
    body: z.strictObject({
      kind: z.enum(previewKinds, 'must be receipt, member, donation or pit'),
      year: incomeYear.optional(),
      settings: previewSettings,
    }),
    response: z.object({ content: paperContent }),
  }),
};
