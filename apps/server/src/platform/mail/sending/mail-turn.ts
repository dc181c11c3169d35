import type { Settings } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readSettings } from '../../settings.repository.ts';
import { announceSender, isSenderKnown, withdrawSender } from './mail-sender.repository.ts';

const announceEveryMs = 15_000;
/** A server that is being restarted, or moved to another machine, will send what waits for it. */
const waitForSenderMs = 60 * 60_000;

/**
 * Whether this server takes mail jobs. One without a mail account leaves them to a server that has one; only where no
 * server has, messages are kept for an administrator to read.
 */
export function mailTurn(smtpUrl: string | undefined, server: string) {
  let announcedAt = -Infinity;
  let isWithdrawn = false;
  return async (db: Db, now: Date): Promise<boolean> => {
    if (smtpUrl) {
      if (Math.abs(now.getTime() - announcedAt) >= announceEveryMs) {
        await announceSender(db, server, now);
        announcedAt = now.getTime();
      }
      return true;
    }
    if (!isWithdrawn) await withdrawSender(db, server);
    isWithdrawn = true;
    const { mail } = await readSettings(db);
    return Boolean(mail.host) || !(await isSenderAnnounced(db, now));
  };
}

/** Whether mail can leave: by the account of the settings, or by that of one of the servers. */
export async function hasMailAccount(db: Db | Tx, now: Date, { mail }: Settings): Promise<boolean> {
  return Boolean(mail.host) || (await isSenderAnnounced(db, now));
}

const isSenderAnnounced = (db: Db | Tx, now: Date) =>
  isSenderKnown(db, new Date(now.getTime() - waitForSenderMs));
