import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { noRecords, withRecords } from '../record-kinds.ts';
import { backupContents } from './backup.schema.ts';

/** In the browser a file; on the server where it was put down, since it may be larger than any memory. */
export const largeUpload = z.custom<File | { path: string; name: string; byteSize: number }>(
  (value) => typeof value === 'object' && value !== null && 'name' in value,
  'must be a file',
);

const restoreBody = z.strictObject({ file: largeUpload, passphrase: z.string().max(200).optional() });

const found = z.object({
  madeAt: z.string(),
  /** The version of the program that made it; the first ones did not say. */
  version: z.string().nullable(),
  encrypted: z.boolean(),
  members: z.number().int().nullable(),
  payments: z.number().int().nullable(),
  /** What older backups do not say of themselves. */
  contents: backupContents.nullable(),
});
export type FoundInBackup = z.output<typeof found>;

const restoreState = z.object({
  state: z.enum(['none', 'running', 'failed']),
  /** Why the last try failed, in words. */
  detail: z.string().nullable(),
});

export const restoring = withRecords(noRecords, {
  check: endpoint({
    method: 'POST',
    path: '/setup/restore/check',
    access: can('manage', 'all'),
    summary: 'What is in a backup; nothing happens yet. Only where the centre has no data',
    encoding: 'multipart',
    spools: true,
    body: restoreBody,
    response: found,
  }),
  start: endpoint({
    method: 'POST',
    path: '/setup/restore',
    access: can('manage', 'all'),
    stepUp: 'always',
    summary: 'Put a backup in the place of an empty centre. Everybody logs in anew afterwards',
    encoding: 'multipart',
    spools: true,
    body: restoreBody,
    response: found,
    status: 202,
  }),
  state: endpoint({
    method: 'GET',
    path: '/setup/restore',
    access: can('manage', 'all'),
    summary: 'Whether a backup is being brought back',
    response: restoreState,
  }),
});
