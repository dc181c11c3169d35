import type { User } from '@kathok/contract';
import { refreshUser } from '../../lib/session.ts';
import { PhotoDrop } from '../../ui/forms/photo-drop.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRemovePhoto, useSetPhoto } from './user.queries.ts';
import { words } from './words.en.ts';

async function done(message: string) {
  toast.success(message);
  await refreshUser().catch(() => undefined);
}

export function OwnPhoto({ user }: { user: User }) {
  const set = useSetPhoto();
  const remove = useRemovePhoto();
  const params = { id: user.id };
  return (
    <PhotoDrop
      label={words.own.photo}
      name={user.name}
      photo={user.photo}
      pending={set.isPending}
      removing={remove.isPending}
      error={set.error ?? remove.error}
      onKeep={async (photo) => {
        remove.reset();
        await set.mutateAsync({ params, body: { photo } });
        await done(words.own.photoSaved);
      }}
      onRemove={() => remove.mutate({ params }, { onSuccess: () => void done(words.own.photoRemoved) })}
    />
  );
}
