import type { CallOf, renewals, ResponseOf } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import { submissionKeys } from '../../lib/client/submission-key.ts';
import type { ErrorLine } from '../../ui/forms/error-summary.tsx';
import { refusal } from '../../ui/forms/kit/form-errors.ts';
import { payAddress } from '../payment-addresses.ts';

type Terms = Required<Omit<CallOf<typeof renewals.create>['body'], 'memberId'>>;
type Proposal = ResponseOf<typeof renewals.create>;
/** The call, made as a stranger or as the member who is logged in. */
export type CreateRenewal = Plain<typeof renewals.create>;

const isAsChosen = ({ renewal }: Proposal, terms: Terms) =>
  (Object.keys(terms) as (keyof Terms)[]).every((term) => renewal[term] === terms[term]);

/** Asks for the renewal, and goes on to where it is paid. */
export function useRenewal(memberId: string, create: CreateRenewal) {
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [pending, setPending] = useState(false);
  /** What somebody else chose a short while ago, and may be about to pay. */
  const [started, setStarted] = useState<Proposal | null>(null);
  const [keys] = useState(submissionKeys);

  async function send(terms: Terms) {
    setPending(true);
    const body = { memberId, ...terms };
    try {
      const proposal = await call(create, { body }, { idempotencyKey: keys.keyFor(body) });
      setErrors([]);
      if (isAsChosen(proposal, terms)) return location.assign(payAddressOf(proposal));
      // A later try is another wish, and not the same one sent again.
      keys.succeeded();
      setStarted(proposal);
      setPending(false);
    } catch (error) {
      setErrors(refusal(error, () => false, {}).lines);
      setPending(false);
    }
  }
  return { send, errors, pending, started };
}

export const payAddressOf = ({ feeId, renewal }: Proposal): string =>
  payAddress({ kind: 'fee', id: feeId, memberId: renewal.memberId });
