import type { Tx } from '../../db/open-database.ts';
import type { Offers } from './sample-membership.ts';

/** The shipped types with the frequencies they are usually paid in. */
export async function readOffers(tx: Tx): Promise<Offers> {
  const types = await tx.selectFrom('membershipTypes').select(['id', 'code']).execute();
  const frequencies = await tx.selectFrom('paymentFrequencies').select(['id', 'months']).execute();
  const offer = (code: string, months: number) => ({
    membershipTypeId: types.find((type) => type.code === code)?.id ?? '',
    paymentFrequencyId: frequencies.find((frequency) => frequency.months === months)?.id ?? '',
    months,
  });
  return {
    general: offer('GEN', 12),
    halfYearly: offer('GEN', 6),
    patron: offer('PAT', 12),
    life: offer('LIFE', 0),
    student: offer('STU', 12),
  };
}
