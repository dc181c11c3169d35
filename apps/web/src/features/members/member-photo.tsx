import type { Member } from '@kathok/contract';
import { PhotoDrop } from '../../ui/forms/photo-drop.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRemoveMemberPhoto, useSetMemberPhoto } from './member.queries.ts';
import { words } from './words.en.ts';

export default function MemberPhoto({ member }: { member: Member }) {
  const set = useSetMemberPhoto();
  const remove = useRemoveMemberPhoto();
  const params = { id: member.id };
  return (
    <PhotoDrop
      label={words.photo.label}
      name={member.name}
      photo={member.photo}
      pending={set.isPending}
      removing={remove.isPending}
      error={set.error ?? remove.error}
      onKeep={async (photo) => {
        remove.reset();
        await set.mutateAsync({ params, body: { photo } });
        toast.success(words.photo.saved);
      }}
      onRemove={() => remove.mutate({ params }, { onSuccess: () => toast.success(words.photo.removed) })}
    />
  );
}
