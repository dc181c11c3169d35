import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { importTargets, progress, bulkUpload, anyTarget } from './import.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['Import'], touches: ['Import', 'Member', 'Fee', 'Donation'] };
export const imports = withRecords(records, {
  members: endpoint({
    ...bulkUpload,
    path: '/member/bulk-upload-members',
    access: can('create', 'Member'),
    summary: 'Preview or commit a sheet of members',
  }),
  feePayments: endpoint({
    ...bulkUpload,
    path: '/membershipFee/bulk-upload-payments',
    access: can('create', 'Member'),
    summary: 'Preview or commit a sheet of fees that were paid',
  }),
  donationPayments: endpoint({
    ...bulkUpload,
    path: '/donations/bulk-upload-payments',
    access: can('create', 'Donation'),
    summary: 'Preview or commit a sheet of donations that were received',
  }),
  template: endpoint({
    method: 'GET',
    path: '/imports/template/:file',
    access: anyTarget,
    summary: 'The sheet to fill in',
    params: z.strictObject({ file: z.enum(importTargets.map((target) => `${target}.xlsx` as const)) }),
    answersFile: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    access: anyTarget,
    summary: 'Earlier imports, newest first',
    query: pageQuery(['createdAt'], { target: emptyIsAbsent(z.enum(importTargets)) }),
    response: paged(progress),
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/:id',
    access: anyTarget,
    summary: 'How far an import is',
    params: idParams,
    response: progress,
  }),
  errors: endpoint({
    method: 'GET',
    path: '/imports/:id/errors.xlsx',
    access: anyTarget,
    summary: 'The rejected rows, with a reason column',
    params: idParams,
    answersFile: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/:id/undo',
    access: anyTarget,
    summary:
      'Take the whole batch back, within 30 days, unless something else has built on it; ends as `undone`',
    params: idParams,
    response: progress,
  }),
});
