import type { Db, Tx } from '../../../db/open-database.ts';
import type { Details } from './claimed-details.ts';

const shown = 10;

/** What a member asked for after logging in, newest first. */
export function findRequests(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('personClaims')
    .select(['id', 'details', 'createdAt', 'decidedAt', 'accepted'])
    .where('memberId', '=', memberId)
    .where('requestedBy', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
}
export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

interface NewRequest {
  personId: string;
  memberId: string;
  requestedBy: string;
  details: Details;
  createdAt: Date;
}

export function insertRequest(tx: Tx, request: NewRequest): Promise<RequestRow> {
  return tx
    .insertInto('personClaims')
    .values({ ...request, details: JSON.stringify(request.details) })
    .returning(['id', 'details', 'createdAt', 'decidedAt', 'accepted'])
    .executeTakeFirstOrThrow();
}

/** True where one still waited. */
export async function removeWaitingRequest(tx: Tx, memberId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('personClaims')
    .where('memberId', '=', memberId)
    .where('requestedBy', 'is not', null)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
