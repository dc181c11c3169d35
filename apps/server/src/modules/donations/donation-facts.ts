import { maskIdentity } from '@kathok/contract';
import type { DueFacts } from '../payments/index.ts';

interface Gift {
  id: string;
  donorName: string;
  membershipCode: string | null;
  identityNumber: string | null;
  email: string | null;
  purpose: string;
  isTaxDeductible: boolean;
}

/** What a receipt tells of a gift. */
export function donationFacts(gift: Gift): DueFacts {
  return {
    payer: {
      name: gift.donorName,
      membershipCode: gift.membershipCode,
      maskedIdentity: gift.identityNumber && maskIdentity(gift.identityNumber),
      email: gift.email,
    },
    title: gift.purpose,
    period: null,
    isTaxDeductible: gift.isTaxDeductible,
    statusPath: `/donate/${gift.id}/payment-status`,
  };
}
