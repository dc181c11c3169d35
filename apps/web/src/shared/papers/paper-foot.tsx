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

/** One code, and where it is typed. A receipt whose check code is kept back has its QR code alone. */
function HowToCheck({
  verification: { code, checkCode, place },
}: {
  verification: NonNullable<PaperContent['verification']>;
}) {
  const shown = checkCode ?? code;
  if (!shown) return words.scanOnly;
  return (
    <>
      {words.checkCode} <b>{shown}</b> {place}
    </>
  );
}
