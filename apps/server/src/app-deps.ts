import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from './db/open-database.ts';
import { noCardPayments } from './gateways/card-gateway.ts';
import type { CardDesk } from './gateways/open-card-payments.ts';
import type { Clock } from './platform/clock.ts';
import { diskFiles } from './platform/files.ts';
import type { Surroundings } from './platform/system-context.ts';

/** What the server needs to be told. */
export interface AppDeps {
  database: Database;
  clock: Clock;
  log: Logger;
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
  /** Without it card payments are off. */
  card?: CardDesk;
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

export function surroundingsOf({ database, clock, baseUrl, log, dataDir, card }: AppDeps): Surroundings {
  const files = diskFiles(filesFolder(dataDir));
  return { db: database.kysely, clock, baseUrl, log, files, card: card?.payments ?? noCardPayments };
}
