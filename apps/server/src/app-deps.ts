import type { Database } from './db/open-database.ts';
import { noCardPayments } from './gateways/card-gateway.ts';
import type { CardDesk } from './gateways/open-card-payments.ts';
import type { Clock } from './base/clock.ts';
import { type BlobPlace, openBlobs } from './base/files/blobs/open-blobs.ts';
import { fileStore } from './platform/files/files.ts';
import type { Log } from './base/log.ts';
import type { BackupDeps } from './modules/backups/index.ts';
import type { ShippedWord } from './modules/words/index.ts';
import { type Storage, unlimitedStorage } from './base/storage/storage.ts';
import type { ContextDeps } from './platform/system-context.ts';

/** What the server needs to be told. */
export interface AppDeps extends BlobPlace {
  database: Database;
  clock: Clock;
  log: Log;
  /** Where the records are, for the process that saves them; without it, in the data folder. */
  databaseUrl?: string | undefined;
  /** The folders below which people may choose places for backups, beside the one in the data folder. */
  backupRoots?: readonly string[] | undefined;
  /** Puts a backup in the place of the data and starts the server again; absent where nobody could. */
  bringBack?: ((file: string, passphrase: string | undefined) => void) | undefined;
  /** The address people use, without a slash at the end. */
  baseUrl: string;
  version: string;
  /** The folder of the built web app; without it there is only the API. */
  webRoot?: string | undefined;
  /** The texts of the web app; those of its build where nothing else is said. */
  shippedWords?: () => readonly ShippedWord[];
  /** A sample centre: the sign-in page shows its accounts. */
  isDemo?: boolean;
  trustProxy?: string[];
  metricsToken?: string | undefined;
  /** Per address; 0 is without limit. */
  requestsPerMinute?: number;
  refusalDelayMs?: number;
  /** How long a new request waits while the database is busy with others; without it, no request waits. */
  requestPatienceMs?: number;
  smtpUrl?: string | undefined;
  /** The SMS provider may be called without HTTPS and in a private network. */
  allowsPrivateSms?: boolean;
  /** With the name of the machine, it tells this server from the others on the same database. */
  port?: number;
  /** False while it is doubtful how much time has gone by; without it, what has had its time is always tidied away. */
  mayTidy?: () => boolean;
  /** Where this is absent, there is room for everything. */
  storage?: Storage;
  /** Where this is absent, card payments are off. */
  card?: CardDesk;
}

/** What backups are made of, and where they may lie. */
export function backupDepsOf({ dataDir, databaseUrl, s3, backupRoots }: AppDeps): BackupDeps {
  return { place: { dataDir, url: databaseUrl, s3 }, roots: backupRoots ?? [] };
}

export function contextDepsOf(deps: AppDeps): ContextDeps {
  const { database, clock, baseUrl, log, card } = deps;
  return {
    db: database.kysely,
    clock,
    baseUrl,
    log,
    files: fileStore(openBlobs(deps)),
    card: card?.payments ?? noCardPayments,
    storage: deps.storage ?? unlimitedStorage,
    metricsToken: deps.metricsToken,
  };
}
