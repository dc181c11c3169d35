import type { DonorDetail } from '@kathok/contract';
import type { NewDedication } from '../donation.repository.ts';
import type { PastPayment, PayingMember, SoughtMember } from '../../past-payments/index.ts';

export interface DonationPurpose {
  id: string;
  name: string;
  isTaxDeductible: boolean;
}

/** A donation that was received, as an older book has it. */
export interface PastDonation {
  sought: SoughtMember;
  /** What the book says of the donor beside who it is. */
  details: Partial<Record<Exclude<DonorDetail, 'identityType' | 'identityNumber'>, string | null>>;
  /** Not to be named in public. */
  isAnonymous: boolean;
  purpose: DonationPurpose;
  message: string | null;
  dedication: NewDedication | null;
  payment: PastPayment;
  /** Once the register was asked, where a member gave. */
  member?: PayingMember;
}
