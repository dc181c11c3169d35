import type { PaperContent } from '@kathok/contract';
import { QrCode } from '../qr/qr-code.tsx';
import { words } from './words.ts';

/** The foot of a paper: how it is checked, and who signed it. */
export const SignAndCheck = ({
  signatory,
  verification,
}: Pick<PaperContent, 'signatory' | 'verification'>) => (
  <div className="sign">
    {verification && (
      <>
        <QrCode text={verification.address} label={words.qr} />
        <p className="check-it">
          {words.scan} <b>{verification.code}</b> {words.scanAt(verification.place)}
          {verification.checkCode && (
            <span>
              {words.checkCode} <b>{verification.checkCode}</b>
            </span>
          )}
        </p>
      </>
    )}
    {signatory && (
      <div className="by">
        {signatory.signature && <img src={signatory.signature} alt={words.signature} />}
        <p>
          {signatory.name && <b>{signatory.name}</b>}
          {signatory.title && <small>{signatory.title}</small>}
          <small>{signatory.onBehalf}</small>
        </p>
      </div>
    )}
  </div>
);
