import { z } from 'zod';
import type { Subject } from './abilities.ts';
import { can, endpoint } from './endpoint.ts';
import { id, idParams, instant, upload } from './fields.ts';
import { emptyIsAbsent, paged, pageQuery } from './page.ts';

/** What a sheet can be read into. */
export const importTargets = ['members', 'fee-payments', 'donation-payments'] as const;
export type ImportTarget = (typeof importTargets)[number];

/** Whoever may create these may import them, and sees what was imported of them; of the rest nothing. */
export const importSubjects = {
  members: 'Member',
  'fee-payments': 'Member',
  'donation-payments': 'Donation',
} as const satisfies Record<ImportTarget, Subject>;

/**
 * Nobody sees members of an import while it is `running` or `undoing`. Payments are seen as they come: each is whole and
 * balanced in itself, and stays in the books when it is taken back.
 */
export const importStates = ['previewed', 'running', 'done', 'failed', 'undoing', 'undone'] as const;

const rowProblem = z.object({
  /** As the sheet counts: the heading is row 1. */
  row: z.number().int(),
  column: z.string().nullable(),
  field: z.string().nullable(),
  /** Machine word by which problems are grouped: `cid`, `date`, `duplicateInFile`, … */
  cause: z.string(),
  found: z.string().nullable(),
  message: z.string(),
});
export type RowProblem = z.output<typeof rowProblem>;

const column = z.object({
  name: z.string(),
  /** The field it maps to; null when the column is left out. */
  field: z.string().nullable(),
  samples: z.array(z.string()),
});
const field = z.object({ name: z.string(), label: z.string(), required: z.boolean(), hint: z.string() });

const progress = z.object({
  importId: id,
  target: z.enum(importTargets),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number().int(),
  rowsDone: z.number().int(),
  created: z.number().int(),
  rejected: z.number().int(),
  rowsPerSecond: z.number().nullable(),
  error: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string(),
  finishedAt: instant.nullable(),
  undoUntil: instant.nullable(),
});
export type ImportProgress = z.output<typeof progress>;

export const importPreview = progress.extend({
  columns: z.array(column),
  fields: z.array(field),
  /** The first rows as understood: field → words. */
  sample: z.array(z.record(z.string(), z.string().nullable())),
  totals: z.object({
    rows: z.number().int(),
    good: z.number().int(),
    bad: z.number().int(),
    warned: z.number().int(),
  }),
  errors: z.array(
    z.object({ cause: z.string(), title: z.string(), count: z.number().int(), rows: z.array(rowProblem) }),
  ),
  warnings: z.array(
    z.object({ cause: z.string(), title: z.string(), count: z.number().int(), rows: z.array(rowProblem) }),
  ),
  /** The same bytes were imported before. */
  seenBefore: z.object({ importId: id, at: instant, by: z.string() }).nullable(),
});
export type ImportPreview = z.output<typeof importPreview>;

export const bulkUploadBody = z
  .strictObject({
    file: upload.optional(),
    /** Commits what was previewed, without sending the file again. */
    importId: id.optional(),
    mode: z.enum(['preview', 'commit']).default('preview'),
    /** JSON: column name → field name, or null to leave the column out. */
    mapping: z.string().max(20_000).optional(),
    onError: z.enum(['skip', 'abort']).default('abort'),
  })
  .refine(({ file, importId }) => Boolean(file) !== Boolean(importId), {
    path: ['file'],
    error: 'must be given, or the importId of a preview',
  });

/** The same for every target. */
const bulkUpload = {
  method: 'POST',
  encoding: 'multipart',
  maxFileBytes: 25 * 1024 * 1024,
  body: bulkUploadBody,
  response: z.union([importPreview, progress]),
} as const;
const anyTarget = can('create', 'Member', 'Donation');

export const imports = {
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
    summary: 'Preview or commit a sheet of gifts that were received',
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
};
