import type { PaperContent } from '@kathok/contract';
import { QrCode } from '../../public/qr/qr-code.tsx';
import { Paper } from './paper.tsx';
import { words } from './words.ts';

/** A paper as a page, with the QR code that leads to where it is checked. */
export default function PaperWithCode({ content }: { content: PaperContent }) {
  const { verification } = content;
  return (
    <Paper content={content} qr={verification && <QrCode text={verification.address} label={words.qr} />} />
  );
}
