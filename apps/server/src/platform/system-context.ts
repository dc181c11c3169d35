import { defaultLanguage } from '@kathok/contract';
import type { Db } from '../db/open-database.ts';
import { type CardPayments, noCardPayments } from '../gateways/card-gateway.ts';
import { auditFor } from './audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import type { Ctx } from './context.ts';
import type { FileStore } from './files/files.ts';
import type { Log } from '../base/log.ts';
import { outboxMail } from './mail/mail.ts';
import type { Storage } from '../base/storage/storage.ts';

/** What lasts as long as the process. */
export interface ContextDeps {
  db: Db;
  clock: Clock;
  baseUrl: string;
  files: FileStore;
  card?: CardPayments;
  log: Log;
  storage?: Storage;
  /** Lets operators on another machine ask how the server fares. */
  metricsToken?: string | undefined;
}

/** The context of what the system does by itself: jobs, the first start, commands. */
export function systemContext({ db, clock, baseUrl, files, card = noCardPayments, log }: ContextDeps): Ctx {
  const now = clock.now();
  const nobody = { actor: null, now, address: null, requestId: null };
  return {
    ...nobody,
    db,
    language: defaultLanguage,
    userAgent: null,
    device: null,
    trustedDevice: null,
    setCookie: () => undefined,
    grant: null,
    proof: null,
    isProven: false,
    isOperator: true,
    prefersPdf: false,
    baseUrl,
    files,
    mail: outboxMail(now),
    audit: auditFor(nobody),
    card,
    log,
  };
}
