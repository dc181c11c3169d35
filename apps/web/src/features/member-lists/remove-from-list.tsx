import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useMemberLists, useRemoveMembers } from './member-list.queries.ts';
import { words } from './words.en.ts';

type RemoveFromListProps = {
  listId: string;
  ids: readonly string[];
  onRemoved: (ids: readonly string[]) => void;
};

/** Takes members who were ticked off the list that is open. They stay in the register. */
export function RemoveFromList({ listId, ids, onRemoved }: RemoveFromListProps) {
  const list = useMemberLists().find(({ id }) => id === listId);
  const remove = useRemoveMembers();
  if (!list) return null;
  const takeOff = () =>
    remove.mutate(
      { params: { id: list.id }, body: { ids: [...ids] } },
      {
        onSuccess: ({ removed, name }) => {
          toast.success(words.removedFrom(removed, name));
          onRemoved(ids);
        },
        onError: (error) => toast.failure(error, words.notRemovedFrom(list.name)),
      },
    );
  return (
    <Button icon="minus" shrink pending={remove.isPending} onClick={takeOff}>
      {words.removeFrom(list.name)}
    </Button>
  );
}
