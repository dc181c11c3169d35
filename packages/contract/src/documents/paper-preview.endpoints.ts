import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { incomeYear } from './certificate.schema.ts';
import { paperContent } from './paper.schema.ts';
import { previewKinds, previewSettings } from './paper-preview.schema.ts';
import { noRecords, withRecords } from '../record-kinds.ts';

export const paperPreviews = withRecords(noRecords, {
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
});
