import type { PurposeAmounts } from './amounts.ts';
import type { Donation } from './donation-draft.ts';

/** What every part of the form gets. */
export type DonationProps = {
  donation: Donation;
  change: <Field extends keyof Donation>(field: Field, value: Donation[Field]) => void;
  errorOf: (field: string) => string | undefined;
};
export type Purpose = PurposeAmounts & { id: string };
