import { format } from '../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import { useState, useEffect } from 'react';
import { Note } from '../../ui/text/note.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { Loaded } from '../site/loaded.tsx';
import { Accounts } from './ways/accounts.tsx';
import { CardWay } from './ways/card-way.tsx';
import { DueSummary } from './due-summary.tsx';
import { useDonationDraft } from '../../shared/donation-form/donation-draft.ts';
import { SlipForm } from './slip/slip-form.tsx';
import { UnknownPayment } from './unknown-payment.tsx';
import { useDue } from './use-due.ts';
import { words } from './words.en.ts';
import { Button } from '../../ui/plain-button.tsx';
import { statusAddress } from '../../shared/payment-addresses.ts';
import { NamesGiven } from '../../shared/ritual-days/read-days.tsx';
import { forgetSlip } from './slip/kept-slip.ts';

/** It is paid, waits, or is at the bank; in that case perhaps only because somebody turned back there. */
function NothingToPay({ due, onAnyway }: { due: PayerView; onAnyway: () => void }) {
  // A slip that was kept here has arrived, or is not wanted any more.
  const isAtBank = due.paymentStatus === 'processing';
  useEffect(() => void (isAtBank || forgetSlip(due.id)), [due.id, isAtBank]);
  return (
    <div className="give">
      <div className="stack">
        <Note tone="info" title={words.statuses[due.paymentStatus].name}>
          <p>
            {words.statuses[due.paymentStatus].next} <a href={statusAddress(due)}>{words.seeStatus}</a>
          </p>
        </Note>
        {isAtBank && (
          <div className="row">
            <p>{words.notFinished}</p>
            <Button onClick={onAnyway}>{words.payAnyway}</Button>
          </div>
        )}
      </div>
      <DueSummary due={due} />
    </div>
  );
}

/** The second step: the account to pay to, the slip, and the card as the other way. */
export default function PayPage() {
  const due = useDue();
  const [anyway, setAnyway] = useState(false);
  const open = due.data && format.money(due.data.balance, due.data.currency);
  return (
    <div className="box later">
      <div className="give-head">
        <h1>{open ? words.pay(open) : words.payPlain}</h1>
        <StepList
          steps={['first', 'pay']}
          current="pay"
          names={due.data?.kind === 'donation' ? words.donationSteps : words.feeSteps}
        />
      </div>
      <Loaded from={due} unknown={<UnknownPayment />}>
        {(data) =>
          isOpen(data) || (anyway && data.paymentStatus === 'processing') ? (
            <Paying due={data} />
          ) : (
            <NothingToPay due={data} onAnyway={() => setAnyway(true)} />
          )
        }
      </Loaded>
    </div>
  );
}

const isOpen = ({ paymentStatus, balance }: PayerView): boolean =>
  balance !== '0.00' && !['pending', 'processing', 'paid'].includes(paymentStatus);

export const Paying = ({ due }: { due: PayerView }) => (
  <div className="give">
    <div className="stack">
      {due.paymentStatus === 'rejected' && due.reason && (
        <Note tone="danger" title={words.rejectedBefore}>
          <p>{due.reason}</p>
        </Note>
      )}
      {due.waysToPay.card.isAvailable && due.waysToPay.accounts.length > 0 && (
        <a className="to-card" href="#card">
          {words.toCard}
        </a>
      )}
      <Accounts due={due} />
      <SlipForm due={due} />
    </div>
    <aside className="stack" aria-label={words.aside}>
      <ChangeableSummary due={due} />
      <Note tone="plain" icon="clock">
        <p>
          {words.comeBack} <b>{due.reference}</b>
        </p>
      </Note>
      <div className="stack" id="card">
        <CardWay due={due} />
      </div>
    </aside>
  </div>
);

/** The form that a donation was promised with, where it was in this tab, still holds what was typed. */
function ChangeableSummary({ due }: { due: PayerView }) {
  const { sent } = useDonationDraft().draft;
  const form = due.memberId === null ? '/non-member/donate' : `/member/${due.memberId}/donate`;
  return (
    <>
      <DueSummary due={due} change={sent.id === due.id ? form : undefined} />
      {due.days.length > 0 && (
        <div className="card padded">
          <NamesGiven {...due} />
        </div>
      )}
    </>
  );
}
