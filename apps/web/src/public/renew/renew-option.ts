import type { RenewalOffer } from '@kathok/contract';

export type RenewOption = RenewalOffer['options'][number];

export type OptionProps = {
  options: readonly RenewOption[];
  chosen: RenewOption;
  onChoose: (option: RenewOption) => void;
};

/** The same rhythm of paying with another type, where that has it; else the first it has. */
export function inType(options: readonly RenewOption[], typeId: string, before: RenewOption): RenewOption {
  const ofType = options.filter(({ membershipTypeId }) => membershipTypeId === typeId);
  const inRhythm = ofType.find(({ paymentFrequencyId }) => paymentFrequencyId === before.paymentFrequencyId);
  return inRhythm ?? ofType[0] ?? before;
}
