import { type Day, maskIdentity } from '@kathok/contract';
import { words } from './words.en.ts';
import type { DueFacts } from '../payments/index.ts';

interface FeeOfMember {
  id: string;
  memberId: string;
  kind: 'registration' | 'renewal';
  periodFrom: Day;
  periodTo: Day | null;
  name: string;
  email: string | null;
  identityNumber: string | null;
  membershipCode: string;
  membershipType: string;
  isTaxDeductible: boolean;
}

/** What a receipt tells of a fee. */
export function feeFacts(fee: FeeOfMember): DueFacts {
  return {
    payer: {
      name: fee.name,
      membershipCode: fee.membershipCode,
      maskedIdentity: fee.identityNumber && maskIdentity(fee.identityNumber),
      email: fee.email,
    },
    title: words.title[fee.kind](fee.membershipType),
    period: { from: fee.periodFrom, to: fee.periodTo },
    isTaxDeductible: fee.isTaxDeductible,
    statusPath: `/member/${fee.memberId}/renew/${fee.id}/payment-status`,
  };
}
