import { donorDetailsOf, type DonorType } from '@kathok/contract';
import type { DonationRecord } from '../donation.repository.ts';
import type { WrittenDonor } from './donor.ts';

type DonorChange = Omit<WrittenDonor, 'donorType'> & { donorType?: DonorType | undefined };

/** Who gives after a change; null where nothing about the donor was changed. */
export function changedDonor(before: DonationRecord, change: DonorChange): WrittenDonor | null {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return null;
  // Another kind of donor is another donor: nothing of the former stays.
  const donorType = change.donorType ?? before.donorType;
  return { ...(donorType === before.donorType ? writtenBefore(before) : {}), ...given, donorType };
}

function writtenBefore(before: DonationRecord): Partial<WrittenDonor> {
  const { memberId, donorName, phone, email } = before;
  if (before.donorType === 'member') return { memberId: memberId ?? undefined };
  if (before.donorType === 'anonymous') return { phone, email };
  return { donorName, ...donorDetailsOf(before) };
}
