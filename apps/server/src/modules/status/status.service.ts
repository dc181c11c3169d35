import type { ResponseOf, status, StatusItem } from '@kathok/contract';
import type { Storage } from '../../base/storage/storage.ts';
import type { Ctx } from '../../platform/context.ts';
import { countJobs } from '../../platform/jobs/job.repository.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import type { BackupOverview } from '@kathok/contract';
import { clockState, drillState, jobsState } from './status-rules.ts';
import { readVitals } from './status.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface StatusDeps {
  database: 'embedded' | 'postgres';
  version: string;
  storage: Storage;
  backups(ctx: Ctx): Promise<BackupOverview>;
}

/** Each part of the system in one line: how it is, and what the sentence about it needs. */
export const getStatus =
  (deps: StatusDeps) =>
  async (ctx: Ctx): Promise<ResponseOf<(typeof status)['get']>> => {
    const { db, now, card } = ctx;
    const vitals = await readVitals(db, new Date(now.getTime() - dayMs));
    const { hasMail, hasSms } = await waysToSend(db, now);
    const jobs = await countJobs(db);
    const { last, plan, drill } = await deps.backups(ctx);
    const isBad = last !== null && (last.isLate || !last.ok);
    const { state: storage } = deps.storage;
    const items: StatusItem[] = [
      { part: 'database', state: 'ok', value: deps.database },
      {
        part: 'storage',
        state: storage === 'ok' ? 'ok' : storage === 'low' ? 'warning' : 'danger',
        value: storage,
      },
      {
        part: 'backup',
        state: isBad ? 'danger' : !plan.isOn && !last ? 'off' : last ? 'ok' : 'warning',
        value: last?.wholeAt ?? null,
      },
      { part: 'drill', state: drillState(drill), value: drill.at },
      {
        part: 'mail',
        state: !hasMail ? 'off' : vitals.unsent > 0 ? 'warning' : 'ok',
        value: String(vitals.unsent),
      },
      { part: 'sms', state: hasSms ? 'ok' : 'off', value: null },
      {
        part: 'gateway',
        state: !card.gateway ? 'off' : card.gateway.isSimulation ? 'warning' : 'ok',
        value: card.gateway?.isSimulation ? 'simulated' : null,
      },
      { part: 'jobs', ...jobsState(jobs) },
      { part: 'clock', ...clockState(vitals.now, new Date()) },
    ];
    return { version: deps.version, items };
  };
