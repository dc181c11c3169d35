import { type Member, uploadLimits } from '@kathok/contract';
import { PhotoCard } from '../../ui/pictures/photo-card.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRemoveMemberPhoto, useSetMemberPhoto } from './member.queries.ts';
import { words } from './words.en.ts';

export default function MemberPhoto({ member }: { member: Member }) {
  return (
    <PhotoCard
      label={words.photo.label}
      maxBytes={uploadLimits.photo}
      person={member}
      set={useSetMemberPhoto()}
      remove={useRemoveMemberPhoto()}
      onSet={() => toast.success(words.photo.saved)}
      onRemoved={() => toast.success(words.photo.removed)}
    />
  );
}
