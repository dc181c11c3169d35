import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/open-database.ts';
import { getSecret } from '../secret.repository.ts';

const secretName = 'pledge_links';

const tokenOf = (secret: string, pledgeId: string) =>
  createHmac('sha256', secret).update('pledge').update(pledgeId).digest('base64url');

/** Opens one pledge to those who have it, without logging in: 256 bits that nobody guesses, and that every message can tell again. */
export async function pledgeToken(db: Db | Tx, pledgeId: string): Promise<string> {
  return tokenOf(await getSecret(db, secretName), pledgeId);
}

/** Whether what came as `Authorization: Grant …` is the token of this pledge. */
export async function opensPledge(db: Db | Tx, grant: string | null, pledgeId: string): Promise<boolean> {
  if (grant === null) return false;
  const [given, right] = [Buffer.from(grant), Buffer.from(await pledgeToken(db, pledgeId))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The page of a pledge. The token stands behind `#`, so no server or log sees it. */
export const pledgeLink = (baseUrl: string, pledgeId: string, token: string) =>
  `${baseUrl}/pledge/${pledgeId}#${token}`;
