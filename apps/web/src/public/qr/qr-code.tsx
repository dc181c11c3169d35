import { qrPicture } from './qr-picture.ts';

/**
 * Always dark on white, whatever the skin: many scanners cannot read it the other way round. A picture and not a
 * drawing, because anyone who pays with the phone in hand keeps it and opens it in the banking app.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPicture(text);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return (
    <img
      className="qr-code"
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={label}
      width={size * 8}
      height={size * 8}
    />
  );
}
