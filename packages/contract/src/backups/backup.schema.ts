import { z } from 'zod';
import { shortestPassphrase } from './passphrase.ts';
import { id } from '../values/fields.ts';

/** What is in a backup, in the figures that people know. */
export const backupContents = z.object({
  centre: z.string(),
  members: z.number().int(),
  payments: z.number().int(),
  receipts: z.number().int(),
  lastReceipt: z.string().nullable(),
  /** What receipts that are not void add up to. */
  sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
  files: z.number().int(),
});
export type BackupContents = z.output<typeof backupContents>;

export const backupProblems = ['full', 'absent', 'unwritable', 'failed'] as const;
const problem = z.enum(backupProblems);
export type BackupProblem = z.output<typeof problem>;

/** A folder, as people name it. On this machine, or on a disk that may be absent. */
const place = z.object({
  path: z.string(),
  isOn: z.boolean(),
  /** Why nothing can be written there now; null where it can. */
  problem: problem.nullable(),
  freeBytes: z.number().nullable(),
  lastAt: z.string().nullable(),
});
export type BackupPlace = z.output<typeof place>;

const plan = z.object({
  isOn: z.boolean(),
  /** In Bhutan, every day. */
  hour: z.number().int(),
  keep: z.number().int(),
  places: z.array(place),
  /** The folders below which the operator of the machine allows places. */
  roots: z.array(z.string()),
  isEncrypted: z.boolean(),
  passphraseSetAt: z.string().nullable(),
  passphraseSetBy: z.string().nullable(),
});
export type BackupPlan = z.output<typeof plan>;

const copy = z.object({
  path: z.string(),
  /** Why it is not there; null where it is. */
  problem: problem.nullable(),
});

const shownBackup = z.object({
  id: z.string(),
  at: z.string(),
  size: z.number(),
  places: z.array(copy),
  /** When it was read to its end and every hash agreed. */
  checked: z.string().nullable(),
  encrypted: z.boolean(),
  /** Who asked for it; null for the one of the night. */
  by: z.string().nullable(),
  contents: backupContents.nullable(),
});
export type ShownBackup = z.output<typeof shownBackup>;

/** The last try, whatever became of it. */
const lastBackup = z.object({
  at: z.string(),
  ok: z.boolean(),
  size: z.number().nullable(),
  seconds: z.number().nullable(),
  problem: problem.nullable(),
  /** In the words of the system, for the person who helps. */
  detail: z.string().nullable(),
  /** When the last whole one was made. */
  wholeAt: z.string().nullable(),
  /** The one for that night did not come, or failed. */
  isLate: z.boolean(),
});

const drill = z.object({
  at: z.string().nullable(),
  ok: z.boolean().nullable(),
  detail: z.string().nullable(),
  /** What the backup says, and what was counted in what was brought back. */
  expected: backupContents.nullable(),
  found: backupContents.nullable(),
});

export const backupOverview = z.object({
  plan,
  last: lastBackup.nullable(),
  nextAt: z.string().nullable(),
  drill,
  data: z.array(shownBackup),
});
export type BackupOverview = z.output<typeof backupOverview>;

export const backupPlanBody = z
  .strictObject({
    isOn: z.boolean(),
    hour: z.number('must be an hour, 0 to 23').int().min(0).max(23),
    keep: z.number('must be a number').int().min(2, 'must be at least 2').max(365, 'must be at most 365'),
    places: z
      .array(
        z.strictObject({ path: z.string().trim().min(1, 'must not be empty').max(500), isOn: z.boolean() }),
      )
      .min(1, 'must be at least one folder')
      .max(5, 'must be at most five folders'),
    /** Typed twice by the person who sets it, kept nowhere; null stops encrypting. */
    passphrase: z
      .string()
      .trim()
      .min(shortestPassphrase, `must have at least ${shortestPassphrase} characters`)
      .max(200)
      .nullable(),
  })
  .partial();

export const backupJob = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  step: z.enum(['rows', 'files', 'check', 'copy', 'drill']).nullable(),
  /** Rows or files so far, by the step; and how many there were last time. */
  count: z.number().int(),
  expected: z.number().int().nullable(),
  problem: problem.nullable(),
  detail: z.string().nullable(),
});
export type BackupJob = z.output<typeof backupJob>;
