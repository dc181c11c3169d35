import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { id } from '../values/fields.ts';
import { backupJob, backupOverview, backupPlanBody } from './backup.schema.ts';

const started = z.object({ jobId: id });

const records: Records = { reads: ['Backup'], touches: ['Backup'] };
export const backups = withRecords(records, {
  get: endpoint({
    method: 'GET',
    path: '/backups',
    access: can('manage', 'all'),
    summary: 'When backups are made, where they lie, and whether they could be brought back',
    response: backupOverview,
  }),
  updatePlan: endpoint({
    method: 'PATCH',
    path: '/backups/plan',
    access: can('manage', 'all'),
    stepUp: 'always',
    summary: 'Change when and where backups are made, or their passphrase',
    body: backupPlanBody,
    response: backupOverview,
  }),
  create: endpoint({
    method: 'POST',
    path: '/backups',
    access: can('manage', 'all'),
    stepUp: 'always',
    summary: 'Back up now; asked for twice, one is made',
    status: 202,
    response: started,
  }),
  job: endpoint({
    method: 'GET',
    path: '/backups/jobs/:id',
    access: can('manage', 'all'),
    summary: 'How far a backup or a trial is',
    params: z.strictObject({ id }),
    response: backupJob,
  }),
  file: endpoint({
    method: 'GET',
    path: '/backups/:id/file',
    access: can('manage', 'all'),
    stepUp: 'always',
    summary: 'A backup, to keep elsewhere',
    params: z.strictObject({ id }),
    answersFile: true,
  }),
  tryPassphrase: endpoint({
    method: 'POST',
    path: '/backups/passphrase',
    access: can('manage', 'all'),
    summary: 'Whether a passphrase opens the backups that are made now',
    touches: [],
    body: z.strictObject({ passphrase: z.string().max(200) }),
    response: z.object({ opens: z.boolean() }),
  }),
  drill: endpoint({
    method: 'POST',
    path: '/backups/drill',
    access: can('manage', 'all'),
    stepUp: 'always',
    summary: 'Bring the newest backup back beside the running system, compare it, and throw it away',
    status: 202,
    response: started,
  }),
});
