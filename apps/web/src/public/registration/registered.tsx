import { format } from '../../language/format.ts';
import { useEffect, useRef } from 'react';
import { Note } from '../../ui/text/note.tsx';
import { CopyLine } from '../pay/copy-line.tsx';
import { payAddress } from '../../shared/payment-addresses.ts';
import type { Registered } from './draft.ts';
import { words } from './words.en.ts';

/** It is done: the code, and the way to pay. */
export function RegisteredPage({ registered }: { registered: Registered }) {
  const { member, amount, currency, reference, feeId } = registered;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sum = format.money(amount, currency);
  return (
    <div className="box">
      <div className="give-head">
        <h1 tabIndex={-1} ref={heading}>
          {words.done.title}
        </h1>
      </div>
      <div className="card padded form-card form-grid">
        <Note tone="success" title={words.done.thanks}>
          <p>{words.done.next}</p>
        </Note>
        <dl>
          <CopyLine label={words.done.code} copy={member.membershipCode}>
            {member.membershipCode}
          </CopyLine>
          <CopyLine label={words.done.amount} copy={amount}>
            {sum}
          </CopyLine>
          <CopyLine label={words.done.reference} copy={reference}>
            {reference}
          </CopyLine>
        </dl>
        <a
          className="btn primary big wide"
          href={payAddress({ kind: 'fee', id: feeId, memberId: member.id })}
        >
          {words.done.pay(sum)}
        </a>
        <p className="muted">{words.done.atTheOffice}</p>
      </div>
    </div>
  );
}
