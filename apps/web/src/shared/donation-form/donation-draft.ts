import type { CallOf, donations, identityTypes } from '@kathok/contract';
import { useEffect } from 'react';
import { keptDraft } from '../forms/kept-draft.ts';
import { readSum } from './amounts.ts';

type IdentityType = (typeof identityTypes)[number];

type NameToRead = {
  /** Tells the rows apart while they are edited. */ key: number;
  name: string;
  living: boolean;
};

export const emptyDonation = {
  purposeId: '',
  /** The sum of the tile that was pressed, or `other`; empty while none was. */
  chosen: '',
  other: '',
  nameless: false,
  donorName: '',
  phone: '',
  identityType: 'cid',
  identityNumber: '',
  email: '',
  names: [{ key: 0, name: '', living: true }] as readonly NameToRead[],
  readOn: '',
  message: '',
  /** Promised already, with exactly this: anyone who comes back to look does not promise it twice. */
  sent: { content: '', id: '' },
};
export type Donation = typeof emptyDonation;
export type DonationField = keyof Donation;

/** What every part of the form gets. */
export type DonationProps = {
  donation: Donation;
  change: <Field extends keyof Donation>(field: Field, value: Donation[Field]) => void;
  errorOf: (field: string) => string | undefined;
};

export const useDonationDraft = keptDraft('donation', emptyDonation);

/** Pages that show what became of a donation forget it: once money is on its way, nothing of it stays in this tab. */
export function useForgottenDonation(isOnItsWay: boolean): void {
  const { forget } = useDonationDraft();
  useEffect(() => {
    if (isOnItsWay) forget();
  }, [isOnItsWay, forget]);
}

export const sumOf = ({ chosen, other }: Donation): string | null =>
  readSum(chosen === 'other' ? other : chosen);

export const namesOf = ({ names }: Donation) =>
  names.filter(({ name }) => name.trim() !== '').map(({ name, living }) => ({ name: name.trim(), living }));

/** What still has to be filled in: of a guest who wants to be named, a name and a phone. */
export function missingIn(donation: Donation, memberId: string | undefined): ('amount' | DonationField)[] {
  const who = memberId || donation.nameless ? [] : (['donorName', 'phone'] as const);
  return [
    ...(donation.purposeId ? [] : (['purposeId'] as const)),
    ...(sumOf(donation) ? [] : (['amount'] as const)),
    ...who.filter((field) => donation[field].trim() === ''),
  ];
}

type Body = CallOf<typeof donations.create>['body'];

/** The body of the call: empty fields are left out. */
export function bodyOf(donation: Donation, memberId: string | undefined, purposeName: string): Body {
  const names = namesOf(donation);
  const identityType = donation.identityType as IdentityType;
  const identityNumber = donation.identityNumber.replaceAll(/\s+/g, identityType === 'cid' ? '' : ' ').trim();
  const message = donation.message.trim();
  return {
    ...(memberId
      ? { donorType: 'member' as const, memberId }
      : donation.nameless
        ? { donorType: 'anonymous' as const }
        : {
            donorType: 'non_member' as const,
            donorName: donation.donorName.trim(),
            phone: donation.phone.trim() || null,
            email: donation.email.trim() || null,
            ...(identityNumber && { identityType, identityNumber }),
          }),
    purposeId: donation.purposeId,
    amount: sumOf(donation) ?? '',
    ...(message && { message }),
    ...(names.length > 0 && {
      dedication: { offering: purposeName, names, ...(donation.readOn && { readOn: donation.readOn }) },
    }),
  };
}
