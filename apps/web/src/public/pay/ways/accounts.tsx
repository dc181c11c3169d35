import { format } from '../../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { SaveQr } from '../../../ui/qr/save-qr.tsx';
import { CopyLine } from '../copy-line.tsx';
import { words } from '../words.en.ts';

/** Each account with its code to scan, and everything to be typed into a banking app; sum and reference once. */
export function Accounts({ due: { balance, currency, reference, waysToPay } }: { due: PayerView }) {
  if (waysToPay.accounts.length === 0)
    return <p className="note plain">{waysToPay.card.isAvailable ? words.cardOrOffice : words.noAccounts}</p>;
  return waysToPay.accounts.map(({ bank, accountName, accountNumber, qr }, index) => (
    <section className="card way" key={accountNumber} aria-label={bank}>
      {index === 1 && <h2>{words.otherAccounts}</h2>}
      {qr && (
        <SaveQr
          text={qr}
          fileName={words.qrFile(reference)}
          label={words.saveQr}
          failed={words.saveQrFailed}
        />
      )}
      {qr && (
        <figure>
          <QrCode text={qr} label={words.qrTo(format.money(balance, currency), accountName)} />
          <figcaption className="hint">{words.scan}</figcaption>
        </figure>
      )}
      <dl>
        {index === 0 && (
          <>
            <CopyLine label={words.exactAmount} copy={balance}>
              {format.exactMoney(balance, currency)}
            </CopyLine>
            <CopyLine label={words.quote} copy={reference}>
              {reference}
            </CopyLine>
          </>
        )}
        <CopyLine label={words.account} copy={accountNumber}>
          {accountNumber}
        </CopyLine>
        <CopyLine label={words.nameAndBank}>{words.nameAtBank(accountName, bank)}</CopyLine>
      </dl>
    </section>
  ));
}
