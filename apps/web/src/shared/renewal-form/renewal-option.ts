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

/** So many times a sum, in whole minor units: no float ever touches money. */
export function timesAmount(amount: string, times: number): string {
  const minor = Number(amount.replace('.', '')) * times;
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
