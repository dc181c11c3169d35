import type { PaperContent } from '@kathok/contract';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import { RoundSeal } from './emblem.tsx';
import { words } from './words.en.ts';

/** The foot of a paper: how it is checked, who signed it, and the closing words. */
export function PaperFoot({
  content: { verification, signatory, seal, closing },
}: {
  content: PaperContent;
}) {
  return (
    <footer className="paper-foot">
      {verification && (
        <div className="check">
          <QrCode text={verification.address} label={words.qr} />
          <p>
            <HowToCheck verification={verification} />
          </p>
        </div>
      )}
      {signatory && (
        <div className={seal ? 'by sealed' : 'by'}>
          {seal && <RoundSeal text={seal} />}
          {signatory.signature && <img src={signatory.signature} alt={words.signature} />}
          <p>
            {signatory.name && <b>{signatory.name}</b>}
            {signatory.title && <span>{signatory.title}</span>}
            <span>{signatory.onBehalf}</span>
          </p>
        </div>
      )}
      {(closing.dzongkha || closing.text) && (
        <p className="closing">
          {closing.dzongkha && <span lang="dz">{closing.dzongkha}</span>}
          {closing.text}
        </p>
      )}
    </footer>
  );
}

/** Documents of today carry one code. Those of before have the long one to be typed, and receipts the short one too. */
function HowToCheck({
  verification: { code, checkCode, place },
}: {
  verification: NonNullable<PaperContent['verification']>;
}) {
  const only = code === null ? checkCode : null;
  if (only)
    return (
      <>
        {words.checkCode} <b>{only}</b> {place}
      </>
    );
  if (code === null) return words.scanOnly;
  return (
    <>
      {words.scan} <b>{code}</b> {words.scanAt(place)}
      {checkCode && (
        <span>
          {words.checkCode} <b>{checkCode}</b>
        </span>
      )}
    </>
  );
}
