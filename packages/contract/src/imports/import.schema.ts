import { z } from 'zod';
import type { Subject } from '../abilities.ts';
import { can } from '../endpoint.ts';
import { id, instant, upload } from '../values/fields.ts';
import { uploadLimits } from '../values/upload-limits.ts';

/** What a sheet can be read into. */
export const importTargets = ['members', 'fee-payments', 'donation-payments'] as const;
export type ImportTarget = (typeof importTargets)[number];

/** Anyone who may create these may import them, and sees what was imported of them; of the rest nothing. */
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
  /** The number of the row as the sheet counts: the heading is row 1. */
  row: z.number().int(),
  column: z.string().nullable(),
  field: z.string().nullable(),
  /** Machine word by which problems are grouped: `cid`, `date`, `duplicateInFile`, … */
  cause: z.string(),
  found: z.string().nullable(),
  message: z.string(),
});
export type RowProblem = z.output<typeof rowProblem>;

/** Rows of which the same is to be said about the same column. */
const problemGroup = z.object({
  cause: z.string(),
  title: z.string(),
  /** Null where it is about a whole row. */
  column: z.string().nullable(),
  count: z.number().int(),
  rows: z.array(rowProblem),
});
export type ProblemGroup = z.output<typeof problemGroup>;

export const column = z.object({
  name: z.string(),
  /** The field it maps to; null when the column is left out. */
  field: z.string().nullable(),
  samples: z.array(z.string()),
});
const field = z.object({ name: z.string(), label: z.string(), required: z.boolean(), hint: z.string() });

export const progress = z.object({
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
  errors: z.array(problemGroup),
  warnings: z.array(problemGroup),
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
export const bulkUpload = {
  method: 'POST',
  encoding: 'multipart',
  maxFileBytes: uploadLimits.importSheet,
  body: bulkUploadBody,
  response: z.union([importPreview, progress]),
} as const;
export const anyTarget = can('create', 'Member', 'Donation');
