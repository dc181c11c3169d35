import { format } from '../../../language/format.ts';
import type { Subject, TimelineEntry } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { words } from '../words.en.ts';
import { type HistoryLine, oneLinePerFee } from './one-line-per-fee.ts';
import { EntryStatus, toneOf } from './entry-status.tsx';
import '../../../theme/office/list.css';
import './history.css';
import '../../../theme/office/list-tabs.css';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useUndoMerge } from '../member.queries.ts';

/** For 30 days a merge can be taken back; both stand again as before. */
function UndoMerge({ mergeId }: { mergeId: string }) {
  const undo = useUndoMerge();
  // The entry with this button is gone before the answer is told, so this does not hang on it.
  const takeBack = () =>
    undo.mutateAsync({ params: { id: mergeId } }).then(
      () => toast.success(words.duplicates.undone),
      (error: unknown) => toast.failure(error, words.duplicates.notUndone),
    );
  return (
    <Button tone="quiet" pending={undo.isPending} onClick={() => void takeBack()}>
      {words.duplicates.undo}
    </Button>
  );
}

type Kind = TimelineEntry['kind'];

const icons: Record<Kind, IconName> = {
  joined: 'lotus',
  coverage: 'renew',
  fee: 'card',
  renewal: 'renew',
  donation: 'donation',
  certificate: 'scroll',
  document: 'scroll',
  note: 'edit',
  message: 'mail',
  change: 'edit',
  merge: 'people',
};
const chapters: Record<keyof typeof words.history.chapters, readonly Kind[]> = {
  all: Object.keys(icons) as Kind[],
  fees: ['fee', 'renewal', 'coverage'],
  donations: ['donation'],
  papers: ['certificate', 'document', 'note', 'message'],
  changes: ['change', 'merge', 'joined'],
};

const pages: Partial<Record<Kind, { path: string; subject: Subject }>> = {
  certificate: { path: '/papers/certificates', subject: 'Report' },
  fee: { path: '/membership-fees/view', subject: 'Member' },
  donation: { path: '/donation/list/view', subject: 'Donation' },
};

/** The title of an event, linked where there is more to see than a line. */
function Title({ entry: { id, kind, title } }: { entry: TimelineEntry }) {
  const { can } = useSession();
  const page = pages[kind];
  if (!page || !can('read', page.subject)) return title;
  return <Link to={`${page.path}/${id.replace(`${kind}:`, '')}`}>{title}</Link>;
}

function Entry({ entry }: { entry: HistoryLine }) {
  const { can } = useSession();
  return (
    <li>
      <span className={classNames('dot', toneOf(entry))}>
        <Icon name={icons[entry.kind]} />
      </span>
      <b>
        <Title entry={entry} />
      </b>
      <time dateTime={entry.on}>{format.day(entry.on)}</time>
      {entry.covered && (
        <p>
          {words.history.covered(
            format.day(entry.covered.from),
            entry.covered.until && format.day(entry.covered.until),
          )}
        </p>
      )}
      {entry.detail && <p>{entry.detail}</p>}
      {entry.receiptId && can('read', entry.kind === 'fee' ? 'Member' : 'Donation') && (
        <p>
          <Link
            to={`/papers/receipts/${entry.receiptId}`}
            aria-label={words.history.receiptOf(entry.title, format.day(entry.on))}
          >
            {words.history.receipt}
          </Link>
        </p>
      )}
      <EntryStatus entry={entry} />
      {entry.kind === 'merge' && entry.status === 'undoable' && can('manage', 'Member') && (
        <UndoMerge mergeId={entry.id} />
      )}
      {entry.amount && entry.currency && (
        <span className="num">{format.money(entry.amount, entry.currency)}</span>
      )}
    </li>
  );
}

/** All that happened with a member, newest first, by chapter. */
export function HistoryCard({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const [chapter, setChapter] = useState<keyof typeof chapters>('all');
  const entries = oneLinePerFee(timeline).filter(({ kind }) => chapters[chapter].includes(kind));
  const names = (Object.keys(chapters) as (keyof typeof chapters)[]).filter(
    (name) => name === 'all' || timeline.some(({ kind }) => chapters[name].includes(kind)),
  );
  return (
    <section className="card" aria-labelledby="history">
      <div className="card-head">
        <h2 id="history">{words.history.title}</h2>
      </div>
      <nav className="tabs list-tabs" aria-label={words.history.kinds}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={chapter === name} onClick={() => setChapter(name)}>
            {words.history.chapters[name]}
          </button>
        ))}
      </nav>
      <ol className="events">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
      {entries.length === 0 && <p className="muted nothing-yet">{words.history.empty}</p>}
    </section>
  );
}
