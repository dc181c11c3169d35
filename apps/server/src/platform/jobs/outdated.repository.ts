import type { Db, Tx } from '../../db/open-database.ts';
import { bodyWithoutKey } from '../mail/without-key-sql.ts';

/** Removes what has had its time. `ago` answers the moment so many days ago. */
export async function removeOutdated(db: Db | Tx, ago: (days: number) => Date): Promise<void> {
  // Used tokens stay until they expire, so that somebody who tries one twice is noticed; they go with their session.
  await db.deleteFrom('refreshTokens').where('expiresAt', '<', ago(1)).execute();
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expiresAt', '<', ago(30)), is('endedAt', '<', ago(30))]))
    .execute();
  await db.deleteFrom('passwordLinks').where('expiresAt', '<', ago(7)).execute();
  await db.deleteFrom('accountChanges').where('expiresAt', '<', ago(1)).execute();
  await db.deleteFrom('guardedChanges').where('changedAt', '<', ago(30)).execute();
  await db.deleteFrom('stepUpProofs').where('expiresAt', '<', ago(1)).execute();
  await db.deleteFrom('signInChallenges').where('expiresAt', '<', ago(1)).execute();
  await db
    .deleteFrom('authenticatorApps')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', ago(1))
    .execute();
  await db.deleteFrom('trustedDevices').where('expiresAt', '<', ago(1)).execute();
  await db.deleteFrom('failedSignIns').where('lastAt', '<', ago(90)).execute();
  await db.deleteFrom('knownDevices').where('lastSeenAt', '<', ago(400)).execute();
  await db.deleteFrom('documentRequests').where('expiresAt', '<', ago(1)).execute();
  await db.deleteFrom('documentGrants').where('expiresAt', '<', ago(1)).execute();
  await db.deleteFrom('throttleCounters').where('windowStart', '<', ago(2)).execute();
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', ago(30)).execute();
  await db.deleteFrom('requestCounts').where('minute', '<', ago(1)).execute();
  await db.deleteFrom('paymentViewers').where('seenAt', '<', ago(1)).execute();
  await db.deleteFrom('mailSenders').where('seenAt', '<', ago(1)).execute();
  await forgetDeadKeys(db, ago);
  await db
    .deleteFrom('jobs')
    .where((is) => is.or([is('finishedAt', '<', ago(7)), is('failedAt', '<', ago(90))]))
    .execute();
}

/**
 * Messages that did not leave are read by an administrator, who hands the link or the code over. No key lives longer than
 * seven days. Looked for among messages of two months, which an index finds.
 */
async function forgetDeadKeys(db: Db | Tx, ago: (days: number) => Date): Promise<void> {
  await db
    .updateTable('outboxMessages')
    .set({ body: bodyWithoutKey })
    .where('createdAt', '<', ago(7))
    .where('createdAt', '>', ago(60))
    .where('status', '<>', 'queued')
    .where('body', '<>', bodyWithoutKey)
    .execute();
}
