import { format } from '../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import { Note } from '../../ui/text/note.tsx';
import { NamesGiven } from '../../shared/ritual-days/read-days.tsx';
import { CopyLine } from './copy-line.tsx';
import { DueSummary } from './due-summary.tsx';
import { isPayable, nextOf } from './next-step.ts';
import { words } from './words.en.ts';

/** What a payment is and where it stands, for reading alone: its slip is sent with JavaScript, or brought to the office. */
export const DueInShort = ({ due }: { due: PayerView }) => (
  <div className="box narrow">
    <h1>{words.statusTitle}</h1>
    <Note tone="info" title={words.statuses[due.paymentStatus].name}>
      <p>{nextOf(due)}</p>
      {due.reason && due.paymentStatus !== 'paid' && <p>{due.reason}</p>}
      {due.receiptNumber && (
        <p>
          {words.receipt} <b>{due.receiptNumber}</b>
        </p>
      )}
    </Note>
    <NamesGiven {...due} />
    {due.isSimulated && <Note tone="warning">{words.simulated}</Note>}
    <DueSummary due={due} />
    {isPayable(due) &&
      due.waysToPay.accounts.map(({ bank, accountName, accountNumber }, index) => (
        <section className="card way" key={accountNumber} aria-label={bank}>
          <dl>
            {index === 0 && (
              <>
                <CopyLine label={words.exactAmount}>{format.exactMoney(due.balance, due.currency)}</CopyLine>
                <CopyLine label={words.quote}>{due.reference}</CopyLine>
              </>
            )}
            <CopyLine label={words.account}>{accountNumber}</CopyLine>
            <CopyLine label={words.nameAndBank}>{words.nameAtBank(accountName, bank)}</CopyLine>
          </dl>
        </section>
      ))}
    {isPayable(due) && (
      <Note tone="plain">
        <p>{words.withoutScript}</p>
      </Note>
    )}
  </div>
);
