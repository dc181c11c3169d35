import { useState } from 'react';
import { BlobImage } from '../pictures/blob-image.tsx';
import { Button } from '../button.tsx';
import { FileDrop } from './file-drop.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { words } from '../words.en.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5 * 1024 * 1024;

type PhotoDropProps = {
  label: string;
  name: string;
  photo: string | null;
  /** Keeps it; a refusal is shown through `error`. */
  onKeep: (photo: File) => Promise<unknown>;
  onRemove: () => void;
  pending: boolean;
  removing: boolean;
  error: Error | null;
};

/** The picture of a person: shown as soon as it is chosen, and kept when the server has it. */
export function PhotoDrop({
  label,
  name,
  photo,
  onKeep,
  onRemove,
  pending,
  removing,
  error,
}: PhotoDropProps) {
  const [chosen, setChosen] = useState<File | null>(null);

  async function keep(file: File) {
    setChosen(file);
    try {
      await onKeep(file);
    } catch {
      // Said beneath the field, where the next try is made.
    } finally {
      setChosen(null);
    }
  }

  return (
    <section className="card padded" aria-label={label}>
      <FileDrop
        label={label}
        name="photo"
        hint={words.photoHint}
        accept={kinds}
        maxBytes={maxBytes}
        pending={pending}
        error={error?.message}
        onFile={(file) => void keep(file)}
      >
        {chosen ? (
          <span className="arch portrait medium">
            <BlobImage blob={chosen} alt="" />
          </span>
        ) : (
          <Portrait name={name} photo={photo} size="medium" />
        )}
      </FileDrop>
      {photo && (
        <Button tone="quiet" pending={removing} onClick={onRemove}>
          {words.removePhoto}
        </Button>
      )}
    </section>
  );
}
