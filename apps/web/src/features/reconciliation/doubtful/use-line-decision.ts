import type { BankLine } from '@kathok/contract';
import { useState } from 'react';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { WaitsForSecondPerson } from '../../../lib/waiting/waits-for-second-person.ts';
import { payerOf } from '../payer.tsx';
import { useDeclineLine, useMatchLine } from '../reconciliation.queries.ts';
import { differenceTo, type Proposal } from '../rest/difference.ts';
import { focusRestField } from '../rest/rest-field.tsx';
import { words } from '../words.en.ts';

const said = words.doubtful;

/** A decision that was not taken, maybe on a line that is no longer open. */
export type Failure = { line: BankLine; error: unknown };

type Deciding = {
  line: BankLine;
  onFailure: (failure: Failure) => void;
  /** It is tried again: what went wrong with this line before is out of date. */
  onAgain: () => void;
};

/** The two decisions on a line, and what the money beyond a fee is for. */
export function useLineDecision({ line, onFailure, onAgain }: Deciding) {
  const match = useMatchLine();
  const decline = useDeclineLine();
  const [purposeId, setPurposeId] = useState('');
  const [isTried, setTried] = useState(false);
  const pending: 'match' | 'decline' | null = match.isPending
    ? 'match'
    : decline.isPending
      ? 'decline'
      : null;
  const params = { id: line.id };

  async function decide(deciding: () => Promise<unknown>, done: string) {
    if (pending) return;
    onAgain();
    try {
      await deciding();
      toast.success(done);
    } catch (error) {
      if (error instanceof WaitsForSecondPerson) return toast.failure(error);
      onFailure({ line, error });
    }
  }
  function approve(payment: Proposal) {
    const { asksPurpose } = differenceTo(line.amount, payment);
    setTried(true);
    if (asksPurpose && purposeId === '') {
      focusRestField();
      return;
    }
    const { paymentId } = payment;
    const body = { paymentId, ...(asksPurpose && { excessPurposeId: purposeId }) };
    void decide(() => match.mutateAsync({ params, body }), said.matched(payerOf(payment)));
  }
  function refuse({ paymentId }: Proposal) {
    void decide(() => decline.mutateAsync({ params, body: { paymentId } }), said.declined);
  }
  const declinedId = decline.variables?.body?.paymentId;
  return { approve, refuse, declinedId, pending, purposeId, setPurposeId, isTried };
}
