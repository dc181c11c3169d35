import type { donations } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import { submissionKeys } from '../../lib/client/submission-key.ts';
import { refusal } from '../../ui/forms/kit/form-errors.ts';
import { payAddress } from '../payment-addresses.ts';
import { useErrors } from '../forms/use-errors.ts';
import { chosenTile, isEnough, type Purpose } from './amounts.ts';
import {
  bodyOf,
  type Donation,
  type DonationField,
  missingIn,
  sumOf,
  useDonationDraft,
} from './donation-draft.ts';
import type { ReadingPlan } from './reading/plan-reading.ts';
import { type AskedReading, askedReading, useReading } from './reading/use-reading.ts';
import { readingFaults } from './reading/reading-faults.ts';
import { words as readingWords } from './reading/words.en.ts';
import { words } from './words.en.ts';

/** The call, made as a stranger or as the member who is logged in. */
export type CreateDonation = Plain<typeof donations.create>;

const labels: Record<string, string> = {
  ...words.labels,
  'dedication.names': readingWords.labels.names,
  'dedication.names.name': readingWords.labels.name,
  'dedication.ritualId': readingWords.labels.ritual,
  'dedication.ritualDayId': readingWords.labels.day,
  'dedication.readOn': readingWords.labels.readOn,
  'dedication.startsOn': readingWords.labels.startsOn,
  'dedication.times': readingWords.labels.times,
  'dedication.notify': readingWords.labels.notify,
};

/** The fields whose faults have another name. */
const errorFields: Partial<Record<DonationField, string>> = {
  chosen: 'amount',
  other: 'amount',
  deceased: 'dedication.names',
  living: 'dedication.names',
  ritualId: 'dedication.ritualId',
  ritualDayId: 'dedication.ritualDayId',
  readOn: 'dedication.readOn',
  startsOn: 'dedication.startsOn',
  times: 'dedication.times',
  notify: 'dedication.notify',
};

/** What the address of the form asks for. */
export interface AskedDonation {
  purposeId: string | null;
  reading: AskedReading | null;
}

export const askedDonation = (search: string): AskedDonation => ({
  purposeId: new URLSearchParams(search).get('purpose'),
  reading: askedReading(search),
});

type ClosedList = { date: string; nextDate: string };

interface Fault {
  field: string;
  message: string;
}

type ReadingNow = { plan: ReadingPlan; now: Date; canBeTold: boolean };

/** What is wrong or missing, said before anything is sent. */
function faultsIn(
  donation: Donation,
  memberId: string | undefined,
  purpose: Purpose | undefined,
  { plan, now, canBeTold }: ReadingNow,
): Fault[] {
  const sum = sumOf(donation);
  const isTooLittle = sum !== null && purpose !== undefined && !isEnough(sum, purpose);
  const missing = missingIn(donation, memberId).map((field) => ({
    field,
    message:
      field === 'amount'
        ? words.amountWrong
        : words.missing(words.labels[field as keyof typeof words.labels]),
  }));
  const tooLittle = isTooLittle
    ? [{ field: 'amount', message: words.amountSmall(format.money(purpose.minimumAmount, 'BTN')) }]
    : [];
  const isMember = memberId !== undefined;
  return [...missing, ...tooLittle, ...readingFaults(donation, plan, { now, canBeTold, isMember })];
}

/** The donation while it is put together; sent, it leads to the page where it is paid. */
export function useDonation(
  purposes: readonly Purpose[],
  asked: AskedDonation,
  memberId: string | undefined,
  create: CreateDonation,
) {
  const { draft, isRead, change: keep } = useDonationDraft();
  const { errors, setErrors, unmark, errorOf } = useErrors();
  const [pending, setPending] = useState(false);
  const [keys] = useState(submissionKeys);
  const purpose =
    purposes.find(({ id }) => id === draft.purposeId) ??
    purposes.find(({ id }) => id === asked.purposeId) ??
    purposes[0];
  const donation = { ...draft, purposeId: purpose?.id ?? '', chosen: chosenTile(purpose, draft.chosen) };
  const reading = useReading(draft, isRead, keep, asked.reading);
  const canBeTold = memberId !== undefined || !draft.nameless;
  const body = bodyOf(donation, memberId, purpose?.name ?? '', reading.plan);
  const content = JSON.stringify(body);
  const shown = useRef(content);
  useLayoutEffect(() => {
    shown.current = content;
  }, [content]);
  const [isTypedMeanwhile, setTypedMeanwhile] = useState(false);
  const [closedMeanwhile, setClosedMeanwhile] = useState<ClosedList | null>(null);

  async function send() {
    setPending(true);
    setTypedMeanwhile(false);
    setClosedMeanwhile(null);
    try {
      const { id, closed } =
        donation.sent.content === content
          ? { ...donation.sent, closed: null }
          : { closed: null, ...(await call(create, { body }, { idempotencyKey: keys.keyFor(body) })) };
      keep('sent', { content, id });
      // The names go to another day than was asked for: that is said before it is paid.
      if (closed) {
        setClosedMeanwhile(closed);
        setPending(false);
        return;
      }
      if (shown.current === content)
        return location.assign(payAddress({ kind: 'donation', id, memberId: null }));
      // It would be paid without what was typed since.
      setTypedMeanwhile(true);
      setPending(false);
    } catch (error) {
      setErrors(refusal(error, (property) => property in labels, labels).lines);
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const faults = faultsIn(donation, memberId, purpose, { ...reading, canBeTold });
    setErrors(faults);
    if (faults.length === 0) void send();
  }

  const change: typeof keep = (field, value) => {
    keep(field, value);
    unmark(errorFields[field] ?? field);
  };
  const told = { errors, isTypedMeanwhile, closedMeanwhile };
  return { donation, isRead, change, errorOf, pending, told, onSubmit, purpose, reading, canBeTold };
}
