import { useState } from 'react';
import { BlobImage } from './blob-image.tsx';
import { Button } from '../button.tsx';
import { FileDrop } from '../forms/fields/file-drop.tsx';
import { Portrait } from './portrait.tsx';
import { words } from '../words.en.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

type Params = { id: string };
type Call<Given> = {
  mutateAsync: (given: Given) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
};

type PhotoCardProps = {
  label: string;
  maxBytes: number;
  person: { id: string; name: string; photo: string | null };
  set: Call<{ params: Params; body: { photo: File } }>;
  remove: Call<{ params: Params }>;
  onSet: () => unknown;
  onRemoved: () => unknown;
};

/** The photo of a person: shown as soon as it is chosen, kept when the server has it, and removed by a button. */
export function PhotoCard({ label, maxBytes, person, set, remove, onSet, onRemoved }: PhotoCardProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const { id, name, photo } = person;

  async function keep(file: File) {
    setChosen(file);
    remove.reset();
    try {
      await set.mutateAsync({ params: { id }, body: { photo: file } });
      await onSet();
    } catch {
      // What went wrong stands beneath the field, where the next try is made.
    } finally {
      setChosen(null);
    }
  }
  const takeAway = () =>
    remove.mutateAsync({ params: { id } }).then(onRemoved, () => {
      // What went wrong stands beneath the field.
    });
  const error = set.error ?? remove.error;

  return (
    <section className="card padded" aria-label={label}>
      <FileDrop
        label={label}
        name="photo"
        hint={words.photoHint}
        accept={kinds}
        maxBytes={maxBytes}
        pending={set.isPending}
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
        <Button tone="quiet" pending={remove.isPending} onClick={() => void takeAway()}>
          {words.removePhoto}
        </Button>
      )}
    </section>
  );
}
