import { settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { moneyText } from '../../ui/money-text.ts';
import { Note } from '../../ui/note.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import type { Registered } from './use-registration.ts';
import { words } from './words.en.ts';

/** It is done: the code, and the way to pay. */
export function RegisteredPage({
  registered: { member, amount, currency, reference },
}: {
  registered: Registered;
}) {
  const heading = usePageHeading(words.done.title);
  const centre = useQuery(query(settings.getPublic, {})).data;
  const lines: [string, string, string][] = [
    [words.done.code, member.membershipCode, member.membershipCode],
    [words.done.amount, moneyText(amount, currency), amount],
    [words.done.reference, reference, reference],
  ];
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
          {lines.map(([label, text, copied]) => (
            <div className="copy" key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{text}</span>
                <CopyButton text={copied} label={label} />
              </dd>
            </div>
          ))}
        </dl>
        <h2>{words.done.howToPay}</h2>
        {(centre?.bankAccounts ?? []).map(({ bank, accountName, accountNumber }) => (
          <dl key={accountNumber}>
            <div className="copy">
              <dt>
                {bank}, {accountName}
              </dt>
              <dd>
                <span>{accountNumber}</span>
                <CopyButton text={accountNumber} label={bank} />
              </dd>
            </div>
          </dl>
        ))}
        <p className="muted">{words.done.atTheOffice}</p>
      </div>
    </div>
  );
}
