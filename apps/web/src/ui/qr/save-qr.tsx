import { useState } from 'react';
import { qrDrawing } from './qr-picture.ts';

type SaveQrProps = { text: string; fileName: string; label: string; failed: string };

/** Nobody can scan their own screen: the picture is saved, and the banking app opens it from there. */
export function SaveQr({ text, fileName, label, failed }: SaveQrProps) {
  const [hasFailed, setFailed] = useState(false);
  const save = () => void savePicture(qrDrawing(text), fileName).catch(() => setFailed(true));
  return (
    <p className="save-qr">
      <button type="button" className="btn primary big" onClick={save}>
        {label}
      </button>
      {hasFailed && <span role="alert">{failed}</span>}
    </p>
  );
}

/** The code is saved as PNG, which every gallery and every banking app can open. */
async function savePicture({ src, width }: { src: string; width: number }, fileName: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The picture could not be drawn.');
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: `${fileName}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
