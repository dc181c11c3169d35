import type { ListWithViews, SavedView } from '@kathok/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type ListView, showsView } from '../../ui/data-list/filters/list-views.tsx';
import type { ListState } from '../../ui/data-list/use-list-state.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useCreateView, useRemoveView, useSavedViews, useUpdateView } from './saved-view.queries.ts';
import { words } from './words.en.ts';

/** Loaded when it is first asked for: no list needs the form library to be read. */
const NameDialog = lazy(() => import('./name-dialog.tsx'));

type SavedViewActionsProps = {
  /** Which list the views are for, as the API names it. */
  listKey: ListWithViews;
  list: ListState;
  /** All views on offer, one's own among them. */
  views: readonly ListView[];
};

/** Beside the tabs: keep the filters that are set, or change the view that is shown. */
export function SavedViewActions({ listKey, list, views }: SavedViewActionsProps) {
  const own = useSavedViews(listKey).find((view) => showsView(list, view));
  if (own) return <OwnView key={own.id} view={own} onRemoved={list.clear} />;
  const isNew = Object.keys(list.filters).length > 0 && !views.some((view) => showsView(list, view));
  return isNew ? <NewView listKey={listKey} filters={list.filters} /> : null;
}

function NewView({ listKey, filters }: { listKey: ListWithViews; filters: Record<string, string> }) {
  const [asking, setAsking] = useState(false);
  const create = useCreateView();
  return (
    <>
      <Button tone="quiet" icon="save" onClick={() => setAsking(true)}>
        {words.save}
      </Button>
      {asking && (
        <Suspense>
          <NameDialog
            title={words.saveTitle}
            text={words.saveText}
            name=""
            onClose={() => setAsking(false)}
            onName={async (name) => {
              await create.mutateAsync({ body: { list: listKey, name, filters } });
              toast.success(words.saved(name));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function OwnView({ view, onRemoved }: { view: SavedView; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const update = useUpdateView();
  const remove = useRemoveView();
  const params = { id: view.id };
  const forget = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () => {
          toast.success(words.removed(view.name));
          onRemoved();
        },
        onError: (error) => toast.failure(error, words.notRemoved(view.name)),
      },
    );
  return (
    <>
      <Popup button={<Icon name="more" />} buttonClass="btn icon" label={words.change(view.name)} at="end">
        {(close) => (
          <ul className="menu-list">
            <li>
              <Button
                tone="plain"
                onClick={() => {
                  close();
                  setAsking(true);
                }}
              >
                {words.rename}
              </Button>
            </li>
            <li>
              <Button
                tone="plain"
                onClick={() => {
                  close();
                  forget();
                }}
              >
                {words.remove}
              </Button>
            </li>
          </ul>
        )}
      </Popup>
      {asking && (
        <Suspense>
          <NameDialog
            title={words.renameTitle}
            name={view.name}
            onClose={() => setAsking(false)}
            onName={async (name) => {
              await update.mutateAsync({ params, body: { name } });
              toast.success(words.renamed(name));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
