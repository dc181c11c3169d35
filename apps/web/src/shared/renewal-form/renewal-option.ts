import type { RenewalOffer } from '@kathok/contract';

export type RenewalOption = RenewalOffer['options'][number];

export type OptionProps = {
  options: readonly RenewalOption[];
  chosen: RenewalOption;
  onChoose: (option: RenewalOption) => void;
};

/** The same rhythm of paying with another type, where that has it; else the first it has. */
export function inType(
  options: readonly RenewalOption[],
  typeId: string,
  before: RenewalOption,
): RenewalOption {
  const ofType = options.filter(({ membershipTypeId }) => membershipTypeId === typeId);
  const inRhythm = ofType.find(({ paymentFrequencyId }) => paymentFrequencyId === before.paymentFrequencyId);
  return inRhythm ?? ofType[0] ?? before;
}
