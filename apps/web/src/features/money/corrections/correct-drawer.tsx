import type { Correction, Payment } from '@kathok/contract';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useNavigateFromHere } from '../../../ui/use-navigate-from-here.ts';
import { type CorrectBody, FixForm } from './fix-form.tsx';
import { type DueKind, type Mistake, mistakesOf } from './mistake.ts';
import type { Payer } from '../payer.ts';
import { ReverseDrawer, type WayBack } from './reverse-drawer.tsx';
import { words } from '../words.en.ts';

const { correct } = words;
const pages = { fee: '/membership-fees/view', donation: '/donation/list/view' };

type CorrectDrawerProps = {
  kind: DueKind;
  /** The fee or donation whose page this is. */
  dueId: string;
  payment: Payment;
  payer: Payer | undefined;
  payerName: string;
  /** What was paid, as people read it. */
  sum: string;
  onCorrect: (body: CorrectBody) => Promise<Correction>;
  onReverse: (reason: string, way: WayBack) => Promise<unknown>;
  onClose: () => void;
  /** What else a reversal does, to be read before it. */
  reversalNote?: ReactNode;
};

/** Puts right whatever was wrong with a paid fee or donation, in one act. */
export function CorrectDrawer({
  kind,
  dueId,
  payment,
  payer,
  payerName,
  sum,
  onCorrect,
  onReverse,
  onClose,
  reversalNote,
}: CorrectDrawerProps) {
  const [mistake, setMistake] = useState<Mistake>('amount');
  const navigateFromHere = useNavigateFromHere();
  const choice: ReactNode = (
    <ChoiceField
      name="mistake"
      label={correct.what}
      chosen={mistake}
      onChange={({ currentTarget }) => setMistake(currentTarget.value as Mistake)}
      options={mistakesOf[kind].map((value) => ({ value, ...correct.mistakes[value] }))}
    />
  );

  async function send(body: CorrectBody) {
    const done = await onCorrect(body);
    toast.success(correct.done(done.voidReceiptNumber, done.receiptNumber));
    // The form is gone before the page is left, so that nobody is asked about what was typed.
    flushSync(onClose);
    if (done.dueId !== dueId) navigateFromHere(`${pages[done.dueKind]}/${done.dueId}`);
  }

  if (mistake === 'notOurs')
    return (
      <ReverseDrawer payment={payment} payer={payer} sum={sum} onReverse={onReverse} onClose={onClose}>
        {choice}
        {reversalNote}
      </ReverseDrawer>
    );
  return (
    <FixForm
      key={mistake}
      kind={kind}
      mistake={mistake}
      payment={payment}
      payer={payer}
      payerName={payerName}
      sum={sum}
      onSend={send}
      onClose={onClose}
    >
      {choice}
    </FixForm>
  );
}
