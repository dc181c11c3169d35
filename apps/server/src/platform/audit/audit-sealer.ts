import type { Db } from '../../db/open-database.ts';
import type { Log } from '../../base/log.ts';
import { type Storage, takesRecords, unlimitedStorage } from '../../base/storage/storage.ts';
import { sealAuditEntries } from './audit.repository.ts';

export interface AuditSealer {
  start(): void;
  /** Seals what is left, as far as the database still takes it. */
  stop(): Promise<void>;
}

interface Sealing {
  db: Db;
  log: Log;
  storage?: Storage;
  everyMs?: number;
  afterTroubleMs?: number;
}

/**
 * Seals audit entries a moment after their commit, so that no commit waits for another. Every server has a sealer and
 * the database lets one of them work at a time; what one leaves behind, the next or the next start takes on.
 */
export function auditSealer(sealing: Sealing): AuditSealer {
  const { db, log, storage = unlimitedStorage, everyMs = 500, afterTroubleMs = 5000 } = sealing;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopping = false;

  async function seal(): Promise<number> {
    if (!takesRecords(storage)) return everyMs;
    try {
      await sealAuditEntries(db);
      return everyMs;
    } catch (err) {
      log.error({ err }, 'audit entries could not be sealed');
      return afterTroubleMs;
    }
  }

  async function sealAgain(): Promise<void> {
    const pause = await seal();
    if (!isStopping) timer = setTimeout(() => (running = sealAgain()), pause).unref();
  }

  return {
    start() {
      running = sealAgain();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      await seal();
    },
  };
}
