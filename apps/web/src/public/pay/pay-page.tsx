import { format } from '../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import { useState } from 'react';
import { Note } from '../../ui/text/note.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { Loaded } from '../site/loaded.tsx';
import { Accounts } from './ways/accounts.tsx';
import { CardWay } from './ways/card-way.tsx';
import { DueSummary } from './due-summary.tsx';
import { useDonationDraft } from '../../shared/donation-form/donation-draft.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { SlipForm } from './slip/slip-form.tsx';
import { UnknownPayment } from './unknown-payment.tsx';
import { useDue } from './use-due.ts';
import { words } from './words.en.ts';

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
          names={due.data?.kind === 'fee' ? words.feeSteps : words.donationSteps}
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
  return <DueSummary due={due} change={sent.id === due.id ? form : undefined} />;
}
