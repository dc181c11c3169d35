import type { Tx } from '../../db/open-database.ts';
import { wasEverPaid } from '../payments/index.ts';

interface Fee {
  id: string;
  membershipTypeId: string;
}

/** What the books say was paid for General stays General, also where that was taken back. */
export async function keepsTypeOfReceipts(tx: Tx, fee: Fee, membershipTypeId: string): Promise<boolean> {
  return membershipTypeId === fee.membershipTypeId || !(await wasEverPaid(tx, { column: 'feeId' }, fee.id));
}
