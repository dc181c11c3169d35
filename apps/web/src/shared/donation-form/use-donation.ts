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
import { bodyOf, type DonationField, missingIn, sumOf, useDonationDraft } from './donation-draft.ts';
import { words } from './words.en.ts';

/** The call, made as a stranger or as the member who is logged in. */
export type CreateDonation = Plain<typeof donations.create>;

const labels: Record<string, string> = { ...words.labels, 'dedication.readOn': words.labels.readOn };

/** The fields whose faults have another name. */
const errorFields: Partial<Record<DonationField, string>> = {
  chosen: 'amount',
  other: 'amount',
  readOn: 'dedication.readOn',
};

/** The donation while it is put together; sent, it leads to the page where it is paid. */
export function useDonation(
  purposes: readonly Purpose[],
  askedPurposeId: string | null,
  memberId: string | undefined,
  create: CreateDonation,
) {
  const { draft, isRead, change: keep } = useDonationDraft();
  const { errors, setErrors, unmark, errorOf } = useErrors();
  const [pending, setPending] = useState(false);
  const [keys] = useState(submissionKeys);
  const purpose =
    purposes.find(({ id }) => id === draft.purposeId) ??
    purposes.find(({ id }) => id === askedPurposeId) ??
    purposes[0];
  const donation = { ...draft, purposeId: purpose?.id ?? '', chosen: chosenTile(purpose, draft.chosen) };
  const body = bodyOf(donation, memberId, purpose?.name ?? '');
  const content = JSON.stringify(body);
  const shown = useRef(content);
  useLayoutEffect(() => {
    shown.current = content;
  }, [content]);
  const [isTypedMeanwhile, setTypedMeanwhile] = useState(false);

  async function send() {
    setPending(true);
    setTypedMeanwhile(false);
    try {
      const { id } =
        donation.sent.content === content
          ? donation.sent
          : await call(create, { body }, { idempotencyKey: keys.keyFor(body) });
      keep('sent', { content, id });
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
    const sum = sumOf(donation);
    const tooLittle = sum !== null && purpose !== undefined && !isEnough(sum, purpose);
    const faults = missingIn(donation, memberId).map((field) => ({
      field,
      message:
        field === 'amount'
          ? words.amountWrong
          : words.missing(words.labels[field as keyof typeof words.labels]),
    }));
    if (tooLittle)
      faults.push({
        field: 'amount',
        message: words.amountSmall(format.money(purpose.minimumAmount, 'BTN')),
      });
    setErrors(faults);
    if (faults.length === 0) void send();
  }

  const change: typeof keep = (field, value) => {
    keep(field, value);
    unmark(errorFields[field] ?? field);
  };
  return { donation, isRead, change, errorOf, errors, pending, isTypedMeanwhile, onSubmit, purpose };
}
