import { type User, uploadLimits } from '@kathok/contract';
import { refreshUser } from '../../../lib/session.ts';
import { PhotoCard } from '../../../ui/pictures/photo-card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRemovePhoto, useSetPhoto } from '../user.queries.ts';
import { words } from '../words.en.ts';

async function done(message: string) {
  toast.success(message);
  await refreshUser().catch(() => undefined);
}

export const OwnPhoto = ({ user }: { user: User }) => (
  <PhotoCard
    label={words.own.photo}
    maxBytes={uploadLimits.photo}
    person={user}
    set={useSetPhoto()}
    remove={useRemovePhoto()}
    onSet={() => done(words.own.photoSaved)}
    onRemoved={() => done(words.own.photoRemoved)}
  />
);
