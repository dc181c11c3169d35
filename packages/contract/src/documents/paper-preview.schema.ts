import { settingsSchema } from '../settings/settings.schema.ts';

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
