import { CopyLine } from '../pay/copy-line.tsx';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import type { Answers, AnswersFor } from '../site/answers.ts';
import { words } from './words.en.ts';

/** Accounts, codes to scan, and the other ways a donation can come. */
export default function SupportPage({ answers }: { answers: AnswersFor<'accounts' | 'purposes'> }) {
  return (
    <div className="box narrow">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <h2>{words.transfer}</h2>
      {answers.accounts.length > 0 ? (
        <p>{words.transferText}</p>
      ) : (
        <p className="note plain">{words.noAccounts}</p>
      )}
      {answers.accounts.map((account) => (
        <AccountCard key={account.accountNumber} account={account} />
      ))}
      <p>
        <a className="btn primary big" href="/donate">
          {words.donate}
        </a>
      </p>
      <div className="two">
        {answers.centre.takesCards && (
          <section>
            <h2>{words.card}</h2>
            <p>{words.cardText}</p>
          </section>
        )}
        <section>
          <h2>{words.desk}</h2>
          <p>{words.deskText}</p>
          <p className="address">{answers.centre.address}</p>
        </section>
      </div>
      <h2>{words.purposes}</h2>
      <ul className="purposes">
        {answers.purposes.map(({ id, name, description }) => (
          <li key={id}>
            <a href={`/donate?purpose=${id}`}>{name}</a>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const AccountCard = ({ account }: { account: Answers['accounts'][number] }) => (
  <section className="card way" aria-label={account.bank}>
    {account.qr && (
      <figure>
        <QrCode text={account.qr} label={words.qrOf(account.bank)} />
        <figcaption className="hint">{words.scan}</figcaption>
      </figure>
    )}
    <div>
      <h3>{account.bank}</h3>
      <dl>
        <CopyLine label={words.account} copy={account.accountNumber}>
          {account.accountNumber}
        </CopyLine>
        <CopyLine label={words.name} copy={account.accountName}>
          {account.accountName}
        </CopyLine>
      </dl>
    </div>
  </section>
);
