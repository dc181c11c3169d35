import type { User } from '@kathok/contract';
import { useState } from 'react';
import { refreshUser } from '../../lib/session.ts';
import { BlobImage } from '../../ui/blob-image.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useRemovePhoto, useSetPhoto } from './user.queries.ts';
import { words } from './words.en.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5 * 1024 * 1024;

async function done(message: string) {
  toast.success(message);
  await refreshUser();
}

/** Shown as soon as it is chosen, and kept when the server has it. */
export function OwnPhoto({ user }: { user: User }) {
  const [chosen, setChosen] = useState<File | null>(null);
  const set = useSetPhoto();
  const remove = useRemovePhoto();
  const params = { id: user.id };

  async function keep(photo: File) {
    setChosen(photo);
    remove.reset();
    try {
      await set.mutateAsync({ params, body: { photo } });
      await done(words.own.photoSaved);
    } catch {
      // Said beneath the field, where the next try is made.
    } finally {
      setChosen(null);
    }
  }

  return (
    <section className="card padded" aria-label={words.own.photo}>
      <FileDrop
        label={words.own.photo}
        name="photo"
        hint={words.own.photoHint}
        accept={kinds}
        maxBytes={maxBytes}
        pending={set.isPending}
        error={(set.error ?? remove.error)?.message}
        onFile={(file) => void keep(file)}
      >
        {chosen ? (
          <span className="arch portrait medium">
            <BlobImage blob={chosen} alt="" />
          </span>
        ) : (
          <Portrait name={user.name} photo={user.photo} size="medium" />
        )}
      </FileDrop>
      {user.photo && (
        <Button
          tone="quiet"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params }, { onSuccess: () => void done(words.own.photoRemoved) })}
        >
          {words.own.removePhoto}
        </Button>
      )}
    </section>
  );
}
