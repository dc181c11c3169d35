import type { Word } from '@kathok/contract';
import { dayOf } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { ApproveWord } from './approve-words.tsx';
import { words } from './words.en.ts';

const marks = {
  missing: { tone: 'danger', icon: 'warn' },
  draft: { tone: 'warning', icon: 'clock' },
  own: { tone: 'info', icon: 'edit' },
  approved: { tone: 'success', icon: 'tick' },
} as const;

/** The columns of the list; a text is edited in a drawer. */
export const wordColumns = (edit: (word: Word) => void): Column<Word>[] => [
  {
    key: 'english',
    label: words.english,
    phone: 'full',
    cell: ({ english, place }) => (
      <>
        {english}
        <span className="sub">{place}</span>
      </>
    ),
  },
  {
    key: 'text',
    label: words.dzongkha,
    phone: 'full',
    cell: ({ text }) => text && <span lang="dz">{text}</span>,
  },
  {
    key: 'state',
    label: words.state,
    cell: ({ state, approvedBy, approvedAt }) => (
      <>
        <Badge {...marks[state]}>{words.states[state]}</Badge>
        {approvedBy && approvedAt && (
          <span className="sub">{words.approvedBy(approvedBy, format.day(dayOf(new Date(approvedAt))))}</span>
        )}
      </>
    ),
  },
  {
    key: 'actions',
    label: words.actions,
    hidesLabel: true,
    align: 'end',
    phone: 'full',
    cell: (word) => (
      <div className="row end">
        {word.text !== null && word.state !== 'approved' && (
          <ApproveWord word={word} tone="quiet">
            {words.approve}
          </ApproveWord>
        )}
        <Button tone="quiet" icon="edit" onClick={() => edit(word)}>
          {words.edit}
          <span className="hidden"> {word.english}</span>
        </Button>
      </div>
    ),
  },
];
