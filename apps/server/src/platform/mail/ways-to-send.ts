import type { Db, Tx } from '../../db/open-database.ts';
import { readSettings } from '../settings.repository.ts';
import { hasMailAccount } from './sending/mail-turn.ts';

/** The ways by which messages can leave at the moment. */
export async function waysToSend(db: Db | Tx, now: Date): Promise<{ hasMail: boolean; hasSms: boolean }> {
  const settings = await readSettings(db);
  return { hasMail: await hasMailAccount(db, now, settings), hasSms: settings.sms.url !== null };
}
