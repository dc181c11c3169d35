import { documents, members } from '@kathok/contract';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { shownRecords } from '../../ui/data-list/list-address.ts';
import { exportItems } from '../../ui/exports/export-items.ts';
import { useSaveFile } from '../../ui/exports/use-save-file.ts';
import { type MenuItem, MoreMenu } from '../../ui/overlays/more-menu.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { AddToList, useAddItem, useRemoveItem } from '../member-lists/index.ts';
import { WriteToMembers } from '../messages/index.ts';
import { OfferAccounts } from './account/offer-accounts.tsx';
import { words as accountWords } from './account/words.en.ts';
import { words } from './words.en.ts';

const said = words.list.chosen;

type Query = Record<string, unknown>;
type Save = ReturnType<typeof useSaveFile>['save'];

const printPath = (path: string, query: Query) =>
  `${path}?${new URLSearchParams(shownRecords(query)).toString()}`;

/** The members of a filter, all pages of them, as cards or as a sheet to keep. */
export const takeAlongItems = (query: Query, save: Save): MenuItem[] => [
  {
    label: said.cards,
    icon: 'card',
    onChoose: () => void save(printPath(documents.memberCards.path, query), said.cardsFile(today())),
  },
  ...exportItems({
    path: members.all.path,
    query: { ...shownRecords(query), includeInactive: 'true' },
    fileName: 'members',
    formats: ['xlsx', 'csv'],
    save,
  }),
];

const labelsItem = (query: Query, save: Save): MenuItem => ({
  label: said.labels,
  icon: 'print',
  onChoose: () => void save(printPath(documents.memberLabels.path, query), said.labelsFile(today())),
});

type ChosenMembersProps = {
  ids: readonly string[];
  /** The list that the register is filtered by. */
  listId: string | undefined;
  onGone: (ids: readonly string[]) => void;
};

/** What can be done with members who were ticked. */
export function ChosenMembers({ ids, listId, onGone }: ChosenMembersProps) {
  const { can } = useSession();
  const { save, pending } = useSaveFile();
  const [asking, ask, close] = useAsking<'accounts' | 'list'>();
  const addItem = useAddItem(() => ask('list'));
  const removeItem = useRemoveItem({ listId, ids, onRemoved: onGone });
  const query = { ids: ids.join(',') };
  const mayChange = can('update', 'Member');
  const accounts: MenuItem = {
    label: accountWords.offerMany,
    icon: 'key',
    onChoose: () => ask('accounts'),
  };
  return (
    <>
      {can('manage', 'Member') && <WriteToMembers query={query} chosen={ids.length} />}
      <MoreMenu
        label={said.more}
        pending={pending}
        items={[
          ...(can('export', 'Member') ? [labelsItem(query, save), ...takeAlongItems(query, save)] : []),
          mayChange && accounts,
          mayChange && addItem,
          mayChange && removeItem,
        ]}
      />
      {asking === 'accounts' && <OfferAccounts query={query} onClose={close} />}
      {asking === 'list' && <AddToList ids={ids} onClose={close} />}
    </>
  );
}
