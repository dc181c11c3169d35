import { documents } from '@kathok/contract';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import { shownRecords } from '../../ui/data-list/list-address.ts';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { AddToList, RemoveFromList } from '../member-lists/index.ts';
import { WriteToMembers } from '../messages/index.ts';
import { OfferAccounts } from './account/offer-accounts.tsx';
import { ExportMembers } from './export-members.tsx';
import { words } from './words.en.ts';

const said = words.list.chosen;

const printPath = (path: string, query: Record<string, unknown>) =>
  `${path}?${new URLSearchParams(shownRecords(query)).toString()}`;

/** The cards of everybody whom the list shows, for those who may take the register along. */
export const CardsOfList = ({ query }: { query: Record<string, unknown> }) => (
  <SaveFileButton
    icon="card"
    shrink
    path={printPath(documents.memberCards.path, query)}
    fileName={said.cardsFile(today())}
  >
    {said.cards}
  </SaveFileButton>
);

type ChosenMembersProps = {
  ids: readonly string[];
  /** The list that the register is filtered by. */
  listId: string | undefined;
  onGone: (ids: readonly string[]) => void;
};

/** What can be done with members who were ticked. */
export function ChosenMembers({ ids, listId, onGone }: ChosenMembersProps) {
  const { can } = useSession();
  const query = { ids: ids.join(',') };
  return (
    <>
      {can('export', 'Member') && <ExportMembers query={query} />}
      {can('export', 'Member') && (
        <SaveFileButton
          icon="print"
          shrink
          path={printPath(documents.memberLabels.path, query)}
          fileName={said.labelsFile(today())}
        >
          {said.labels}
        </SaveFileButton>
      )}
      {can('export', 'Member') && <CardsOfList query={query} />}
      {can('update', 'Member') && <AddToList ids={ids} />}
      {can('update', 'Member') && listId && <RemoveFromList listId={listId} ids={ids} onRemoved={onGone} />}
      {can('update', 'Member') && <OfferAccounts query={query} />}
      {can('manage', 'Member') && <WriteToMembers query={query} />}
    </>
  );
}
