import { qrDrawing } from './qr-picture.ts';

/**
 * Always dark on white, whatever the skin: many scanners cannot read it the other way round. A picture and not a
 * drawing, because anyone who pays with the phone in hand keeps it and opens it in the banking app.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { src, width } = qrDrawing(text);
  return <img className="qr-code" src={src} alt={label} width={width} height={width} />;
}
