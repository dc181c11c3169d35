import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/open-database.ts';
import { lifetimes } from '../../base/lifetimes.ts';
import { getSecret } from '../secret.repository.ts';

/** Half of a signature is more than anybody can guess. */
const signatureOf = (secret: string, told: Buffer) =>
  createHmac('sha256', secret).update('look-up').update(told).digest().subarray(0, 16);

const grantSecret = (db: Db | Tx) => getSecret(db, 'look_up_grants');

/** Says that somebody knew a fact about these members a moment ago, so that they may pay for them in this visit. */
export async function grantsOf(db: Db | Tx, memberIds: readonly string[], now: Date): Promise<string[]> {
  const secret = await grantSecret(db);
  const until = Buffer.alloc(8);
  until.writeBigUInt64BE(BigInt(now.getTime() + lifetimes.lookUpGrant));
  return memberIds.map((id) => {
    const told = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), until]);
    return Buffer.concat([told, signatureOf(secret, told)]).toString('base64url');
  });
}

/** Whom these grants are about; those that are over, or that we have not made, are about nobody. */
export async function membersOfGrants(
  db: Db | Tx,
  grants: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (grants.length === 0) return new Set();
  const secret = await grantSecret(db);
  return new Set(grants.flatMap((grant) => memberOf(secret, grant, now) ?? []));
}

function memberOf(secret: string, grant: string, now: Date): string | null {
  const bytes = Buffer.from(grant, 'base64url');
  if (bytes.length !== 40) return null;
  const [told, signature] = [bytes.subarray(0, 24), bytes.subarray(24)];
  if (!timingSafeEqual(signature, signatureOf(secret, told))) return null;
  if (Number(told.readBigUInt64BE(16)) <= now.getTime()) return null;
  return told.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
