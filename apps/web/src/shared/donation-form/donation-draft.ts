import type { CallOf, donations, identityTypes, RitualSeries, WordWay } from '@kathok/contract';
import { useEffect } from 'react';
import { keptDraft } from '../forms/kept-draft.ts';
import { readSum, timesSum } from './amounts.ts';
import { ownDay, type ReadingChoice, type ReadingPlan, timesOf, timesPaid } from './reading/plan-reading.ts';
import { type DedicatedNames, namesOf } from './reading/read-names.ts';

type IdentityType = (typeof identityTypes)[number];

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
  /** Names to be read out, one a line. */
  deceased: '',
  living: '',
  series: 'once' as RitualSeries,
  ritualId: '',
  ritualDayId: '',
  readOn: '',
  startsOn: '',
  times: '',
  notify: '' as '' | Exclude<WordWay, 'any'>,
  /** The link with a ritual that the form was opened by, once it was followed. */
  followed: '',
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

/** What is given for one day. */
export const sumOf = ({ chosen, other }: Donation): string | null =>
  readSum(chosen === 'other' ? other : chosen);

/** Whether something was said of names: what cannot be read then is a fault, and not left out. */
export const isDedicated = (donation: DedicatedNames & ReadingChoice): boolean =>
  namesOf(donation).length > 0 ||
  donation.series !== 'once' ||
  (donation.ritualId !== '' && donation.ritualId !== ownDay);

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

/** On which days names are read: only what goes with the series that was chosen. */
function daysOf(donation: Donation) {
  const { series, ritualId, ritualDayId, readOn, startsOn } = donation;
  if (series === 'seven_weeks') return { series, startsOn };
  if (series === 'once' && ritualId === ownDay) return readOn ? { readOn } : {};
  if (!ritualId) return {};
  return {
    ritualId,
    ...(ritualDayId && { ritualDayId }),
    ...(series !== 'once' && { series, times: timesOf(donation) }),
  };
}

function dedicationOf(donation: Donation, offering: string, canBeTold: boolean) {
  const { series, deceased, living, notify } = donation;
  // Seven weeks are for somebody who has died: what was written of the living before is not read there.
  const names = namesOf(series === 'seven_weeks' ? { deceased, living: '' } : { deceased, living });
  return {
    offering,
    names,
    ...daysOf(donation),
    ...(canBeTold && notify && { notify }),
  };
}

/** The body of the call: empty fields are left out. A series is paid at once, the same sum for each of its days. */
export function bodyOf(
  donation: Donation,
  memberId: string | undefined,
  purposeName: string,
  plan: ReadingPlan,
): Body {
  const identityType = donation.identityType as IdentityType;
  const identityNumber = donation.identityNumber.replaceAll(/\s+/g, identityType === 'cid' ? '' : ' ').trim();
  const message = donation.message.trim();
  const sum = sumOf(donation);
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
    amount: sum === null ? '' : timesSum(sum, timesPaid(plan)),
    ...(message && { message }),
    ...(isDedicated(donation) && {
      dedication: dedicationOf(donation, purposeName, Boolean(memberId) || !donation.nameless),
    }),
  };
}
