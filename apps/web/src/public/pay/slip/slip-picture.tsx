import { useRef, useState, type ChangeEvent } from 'react';
import { FieldError } from '../../../ui/forms/fields/field.tsx';
import { BlobImage } from '../../../ui/pictures/blob-image.tsx';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { words } from '../words.en.ts';

/** Long enough to read a journal number, short enough for a slow line. */
const longestSide = 1600;
const quality = 0.8;
/** A picture below this size is not made smaller: the loss would not be worth it. */
const smallEnough = 300_000;

/**
 * A photo of several megabytes becomes about 200 KB. What this browser cannot draw (a PDF, for one) and what is small
 * already goes as it is; the server looks at it anyway.
 */
async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= smallEnough) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!jpeg || jpeg.size >= file.size) return file;
    return new File([jpeg], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

type SlipPictureProps = {
  file: File | null;
  error: string | undefined;
  progress: number | null;
  /** Null while another one is made smaller, so that the one before it is not sent instead. */
  onFile: (file: File | null) => void;
  onCancel: () => void;
};

/** HEIC is left out, so that a phone turns its own format into JPEG before it hands the picture over. */
const kinds = 'image/jpeg,image/png,image/webp,application/pdf';

/** The picture comes from the camera or the gallery. It is shown with its size, and while it is sent, with how much of it has gone. */
export function SlipPicture({ file, error, progress, onFile, onCancel }: SlipPictureProps) {
  const [isShrinking, setShrinking] = useState(false);
  const timesPicked = useRef(0);
  const chosen = isShrinking ? null : file;

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = event.target.files ?? [];
    event.target.value = '';
    if (!picked) return;
    timesPicked.current += 1;
    const time = timesPicked.current;
    setShrinking(true);
    onFile(null);
    const small = await shrinkPicture(picked);
    // Another one was picked meanwhile, which may have been done sooner.
    if (time !== timesPicked.current) return;
    onFile(small);
    setShrinking(false);
  }

  const pick = (id: string, icon: IconName, label: string, camera: boolean) => (
    <label className="btn line big file" htmlFor={id}>
      <input
        type="file"
        id={id}
        accept={camera ? 'image/*' : kinds}
        capture={camera ? 'environment' : undefined}
        disabled={progress !== null}
        aria-describedby={error ? 'slip-hint slip-error' : 'slip-hint'}
        onChange={(event) => void take(event)}
      />
      <Icon name={icon} />
      {label}
    </label>
  );

  return (
    <div className="stack">
      <div className="drop-slip">
        {chosen && <ChosenPicture key={`${chosen.name} ${chosen.lastModified}`} file={chosen} />}
        <div className="row">
          {pick('slip-camera', 'camera', chosen ? words.takeAnother : words.takePhoto, true)}
          {pick('slip', 'upload', chosen ? words.chooseAnother : words.choosePicture, false)}
        </div>
        <span className="hint" id="slip-hint">
          {words.pictureHint}
        </span>
      </div>
      <FieldError id="slip">{error}</FieldError>
      <div aria-live="polite">
        {isShrinking && <p className="hint">{words.shrinking}</p>}
        {chosen && (
          <div className="sent">
            <Icon name={chosen.type === 'application/pdf' ? 'scroll' : 'tick'} />
            <div>
              <b>{chosen.name}</b> <span className="hint">{words.kilobytes(chosen.size)}</span>
              {progress !== null && <progress aria-label={words.sendingSlip} value={progress} max={1} />}
            </div>
            {progress !== null && (
              <Button tone="quiet" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** So that a blurred photo, or one of something else, is seen before it is sent. What this browser cannot draw has its name alone. */
function ChosenPicture({ file }: { file: File }) {
  const [isDrawn, setDrawn] = useState(file.type.startsWith('image/'));
  return (
    isDrawn && (
      <figure className="chosen-slip">
        <BlobImage blob={file} alt={words.chosenSlip} onError={() => setDrawn(false)} />
      </figure>
    )
  );
}
