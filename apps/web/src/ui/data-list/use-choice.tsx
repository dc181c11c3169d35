import { useState } from 'react';
import { words } from './words.en.ts';
import type { Column } from './column.ts';
import { usePhoneLayout } from './use-phone-layout.ts';

const said = words.choice;
/** The number that one call takes; somebody who wants more of them filters the list. */
const mostChosen = 200;

/** What the head of a list has to know of the rows that are ticked. */
export type Choice = {
  ids: readonly string[];
  isFull: boolean;
  clear: () => void;
  choosePage: () => void;
};

type ChoiceOptions<Row> = { shown: readonly Row[]; nameOf: (row: Row) => string };

/** Rows that are ticked one by one, to do something with all of them. The choice stays while one turns pages. */
export function useChoice<Row extends { id: string }>({ shown, nameOf }: ChoiceOptions<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onPhone = usePhoneLayout();
  const isFull = chosen.size >= mostChosen;
  const clear = () => setChosen(new Set());
  /** Unticks the rows that are gone; what was ticked meanwhile stays. */
  const drop = (gone: readonly string[]) =>
    setChosen((now) => new Set([...now].filter((id) => !gone.includes(id))));

  function toggle(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  const box: Column<Row> = {
    key: 'choose',
    label: said.column,
    hidesLabel: true,
    phone: 'corner',
    cell: (row) => (
      <input
        type="checkbox"
        className="choose"
        aria-label={said.choose(nameOf(row))}
        checked={chosen.has(row.id)}
        disabled={isFull && !chosen.has(row.id)}
        onChange={() => toggle(row.id)}
      />
    ),
  };

  return {
    ids: [...chosen],
    drop,
    /** The boxes stand first in a row, and in the corner of a card. */
    withBoxes: (columns: readonly Column<Row>[]) => (onPhone ? [...columns, box] : [box, ...columns]),
    isFull,
    clear,
    choosePage: () => setChosen(new Set([...chosen, ...shown.map(({ id }) => id)].slice(0, mostChosen))),
  };
}
