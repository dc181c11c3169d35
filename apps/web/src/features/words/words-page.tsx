import { offeredPlaces, type Word, wordStates } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { useApproveWords } from './approve-words.tsx';
import { SheetDrawer } from './sheet-drawer.tsx';
import { wordColumns } from './word-columns.tsx';
import { WordDrawer } from './word-drawer.tsx';
import { wordQueries } from './word.queries.ts';
import { words } from './words.en.ts';

const views = [undefined, ...wordStates].map((state) => ({
  label: state ? words.states[state] : words.all,
  filters: (state ? { state } : {}) as Record<string, string>,
}));

const filters = [
  { key: 'place', label: words.place, options: offeredPlaces.map((name) => ({ value: name, label: name })) },
];

/** Every text of the pages in Dzongkha, for the centre's own reader. */
export default function WordsPage() {
  const list = useListState({ sortBy: 'place', order: 'ASC', filters: ['state', 'place'] });
  const query = useQuery(wordQueries.list(list.query));
  const [edited, setEdited] = useState<Word>();
  const [takesSheet, setTakesSheet] = useState(false);
  const { approve, isApproving } = useApproveWords();
  const open = query.data?.data.filter(({ state, text }) => text !== null && state !== 'approved') ?? [];
  return (
    <>
      <ListPage
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: words.settings, to: '/settings' }]}
        add={
          <SaveFileButton path="/words.xlsx" fileName={words.fileName}>
            {words.download}
          </SaveFileButton>
        }
        actions={
          <Button icon="upload" onClick={() => setTakesSheet(true)}>
            {words.takeSheet}
          </Button>
        }
        more={[
          open.length > 1 && {
            label: words.approveShown(open.length),
            icon: 'tick',
            onChoose: () => void approve(open),
          },
        ]}
        pending={isApproving}
        list={list}
        query={query}
        columns={wordColumns(setEdited)}
        rowKey={({ id, english }) => `${id} ${english}`}
        search={words.search}
        filters={filters}
        views={views}
        empty={{ motif: 'folio', title: words.emptyTitle, text: words.emptyText }}
      />
      {edited && <WordDrawer word={edited} onClose={() => setEdited(undefined)} />}
      {takesSheet && <SheetDrawer onClose={() => setTakesSheet(false)} />}
    </>
  );
}
