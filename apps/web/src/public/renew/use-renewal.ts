import type { CallOf, renewals } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { submissionKeys } from '../../lib/submission-key.ts';
import type { ErrorLine } from '../../ui/error-summary.tsx';
import { refusal } from '../../ui/form-errors.ts';
import { createRenewal } from '../pay/calls.ts';
import { payAddress } from '../pay/payment-addresses.ts';

type Terms = Omit<CallOf<typeof renewals.create>['body'], 'memberId'>;

/** Asks for the renewal, and goes on to where it is paid. */
export function useRenewal(memberId: string) {
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [pending, setPending] = useState(false);
  const [keys] = useState(submissionKeys);

  async function send(terms: Terms) {
    setPending(true);
    const body = { memberId, ...terms };
    try {
      const { feeId } = await call(createRenewal, { body }, { idempotencyKey: keys.keyFor(body) });
      location.assign(payAddress({ kind: 'fee', id: feeId, memberId }));
    } catch (error) {
      setErrors(refusal(error, () => false, {}).lines);
      setPending(false);
    }
  }
  return { send, errors, pending };
}
