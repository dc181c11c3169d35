import type { Tx } from '../../db/open-database.ts';
import { type FeeRecord, findFeeRecord, lockFeeRecord } from './fee.repository.ts';
import { type FeePayer, lockFeePayer } from '../members/index.ts';

export interface LockedFee {
  fee: FeeRecord;
  member: FeePayer;
}

/** The member first and then the fee, as everybody does, so that nobody waits in a circle. A merge may come in between. */
export async function lockFee(tx: Tx, id: string): Promise<LockedFee | undefined> {
  for (;;) {
    const seen = await findFeeRecord(tx, id);
    if (!seen) return undefined;
    const member = await lockFeePayer(tx, seen.memberId);
    const fee = await lockFeeRecord(tx, id);
    if (!fee || !member) return undefined;
    if (fee.memberId === member.id) return { fee, member };
  }
}
