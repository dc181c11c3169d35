import type { MenuItem } from '../../ui/overlays/more-menu.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useMemberLists, useRemoveMembers } from './member-list.queries.ts';
import { words } from './words.en.ts';

/** Puts rows that were ticked on a list. The lists are loaded before it is chosen, so that the dialog begins with those there are. */
export function useAddItem(onChoose: () => void): MenuItem {
  useMemberLists();
  return { label: words.add, icon: 'plus', onChoose };
}

type OnList = {
  /** The list that the register is filtered by. */
  listId: string | undefined;
  ids: readonly string[];
  onRemoved: (ids: readonly string[]) => void;
};

/** Takes members who were ticked off the list that is open. They stay in the register. */
export function useRemoveItem({ listId, ids, onRemoved }: OnList): MenuItem | false {
  const list = useMemberLists().find(({ id }) => id === listId);
  const remove = useRemoveMembers();
  if (!list) return false;
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
  return { label: words.removeFrom(list.name), icon: 'minus', onChoose: takeOff };
}
