import { documents, type MemberRow } from '@kathok/contract';
import { useState } from 'react';
import { today } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { words } from './words.ts';

const said = words.list.cards;
/** What says how a list is shown, and not whom it shows. */
const ofTheScreen = new Set(['page', 'take', 'sortBy', 'order']);

function cardsPath(search: readonly (readonly [string, string])[]): string {
  return `${documents.memberCards.path}?${new URLSearchParams(search.map(([...pair]) => pair)).toString()}`;
}

/** Choosing members whose cards are printed on sheets of ten; the choice stays while one turns pages. */
export function useCardChoice(query: Record<string, unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  const column: Column<MemberRow> = {
    key: 'choose',
    label: said.column,
    phone: 'corner',
    align: 'end',
    cell: ({ id, name }) => (
      <input
        type="checkbox"
        className="choose"
        aria-label={said.choose(name)}
        checked={chosen?.has(id) ?? false}
        onChange={() => toggle(id)}
      />
    ),
  };
  const shown = Object.entries(query).flatMap(([name, value]) =>
    ofTheScreen.has(name) ? [] : [[name, String(value)] as const],
  );
  const fileName = `cards-${today()}.pdf`;
  return {
    columns: chosen ? [column] : [],
    button: chosen === null && (
      <Button icon="card" shrink onClick={() => setChosen(new Set())}>
        {said.action}
      </Button>
    ),
    bar: chosen && (
      <section className="card card-choice" aria-label={said.action}>
        <output>{said.chosen(chosen.size)}</output>
        <SaveFileButton path={cardsPath(shown)} fileName={fileName}>
          {said.all}
        </SaveFileButton>
        {chosen.size > 0 && (
          <SaveFileButton
            tone="primary"
            path={cardsPath([['ids', [...chosen].join(',')]])}
            fileName={fileName}
          >
            {said.print(chosen.size)}
          </SaveFileButton>
        )}
        <Button tone="quiet" onClick={() => setChosen(null)}>
          {words.cancel}
        </Button>
      </section>
    ),
  };
}
