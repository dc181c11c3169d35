import { join } from 'node:path';
import type { Database } from './db/open-database.ts';
import { noCardPayments } from './gateways/card-gateway.ts';
import type { CardDesk } from './gateways/open-card-payments.ts';
import type { Clock } from './base/clock.ts';
import { diskFiles } from './platform/files/files.ts';
import type { Log } from './base/log.ts';
import {
  bytesOfReserve,
  defaultReserveMb,
  type Storage,
  unlimitedStorage,
  uploadReserve,
} from './base/storage.ts';
import type { Surroundings } from './platform/system-context.ts';

/** What the server needs to be told. */
export interface AppDeps {
  database: Database;
  clock: Clock;
  log: Log;
  dataDir: string;
  /** The address people use, without a slash at the end. */
  baseUrl: string;
  version: string;
  /** The folder of the built web app; without it there is only the API. */
  webRoot?: string | undefined;
  /** A sample centre: the sign-in page shows its accounts. */
  isDemo?: boolean;
  trustProxy?: string[];
  metricsToken?: string | undefined;
  /** Per address; 0 is without limit. */
  requestsPerMinute?: number;
  smtpUrl?: string | undefined;
  /** How much room is left alone on the disk. */
  storageReserveMb?: number;
  /** Without it there is room for everything. */
  storage?: Storage;
  /** Without it card payments are off. */
  card?: CardDesk;
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

export function surroundingsOf(deps: AppDeps): Surroundings {
  const { database, clock, baseUrl, log, dataDir, card, storageReserveMb = defaultReserveMb } = deps;
  return {
    db: database.kysely,
    clock,
    baseUrl,
    log,
    files: diskFiles(filesFolder(dataDir), uploadReserve(bytesOfReserve(storageReserveMb))),
    card: card?.payments ?? noCardPayments,
    storage: deps.storage ?? unlimitedStorage,
  };
}
