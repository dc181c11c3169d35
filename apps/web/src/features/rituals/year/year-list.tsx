import type { RitualDay } from '@kathok/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { Link } from '../../../ui/text/link.tsx';
import { useConfirmDays } from '../ritual.queries.ts';
import { MoveDay } from './move-day.tsx';
import { words } from './words.en.ts';
import { byMonth, dateBefore, isInView, isPlain, type YearView, yearViews } from './year-days.ts';
import { YearRow } from './year-row.tsx';

type YearListProps = {
  year: number;
  days: readonly RitualDay[];
  before: readonly RitualDay[];
  mayManage: boolean;
  propose: ReactNode;
};

const readView = (text: string | null): YearView => yearViews.find((view) => view === text) ?? 'all';

/** Every day in its row. The plain ones are confirmed together, those that want a look one by one. */
export function YearList({ year, days, before, mayManage, propose }: YearListProps) {
  const [search] = useSearchParams();
  const view = readView(search.get('view'));
  const shown = days.filter(isInView[view]);
  const plain = shown.filter(isPlain);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved, close] = useAsking<RitualDay>();
  const chosen = plain.filter(({ id }) => !left.has(id));
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <section className="card year-list" aria-label={words.list}>
      <div className="year-views">
        <Views days={days} view={view} />
        {propose}
      </div>
      {mayManage && plain.length > 0 && (
        <label className="check choose-plain">
          <input
            type="checkbox"
            checked={chosen.length === plain.length}
            onChange={() => setLeft(new Set(chosen.length === plain.length ? plain.map(({ id }) => id) : []))}
          />
          <span>{words.chooseAll}</span>
        </label>
      )}
      {shown.length === 0 && <p className="year-none">{words.noneInView}</p>}
      {[...byMonth(shown)].map(([month, ofMonth]) => (
        <section key={month} id={`month-${month}`} className="year-month">
          <h2>{format.month(`${year}-${month}-01`)}</h2>
          <ul>
            {ofMonth.map((day) => (
              <YearRow
                key={day.id}
                day={day}
                dayBefore={dateBefore(day, before)}
                mayManage={mayManage}
                isChosen={isPlain(day) ? !left.has(day.id) : null}
                onToggle={() => toggle(day.id)}
                onMove={() => setMoved(day)}
              />
            ))}
          </ul>
        </section>
      ))}
      {mayManage && chosen.length > 0 && <ConfirmBar ids={chosen.map(({ id }) => id)} />}
      {moved && <MoveDay key={moved.id} day={moved} onClose={close} />}
    </section>
  );
}

function Views({ days, view }: { days: readonly RitualDay[]; view: YearView }) {
  return (
    <nav className="tabs list-tabs" aria-label={words.which}>
      {yearViews.map((one) => {
        const count = days.filter(isInView[one]).length;
        return (
          <Link
            key={one}
            to={one === 'all' ? '?' : `?view=${one}`}
            replace
            preventScrollReset
            viewTransition={false}
            aria-current={one === view ? 'page' : undefined}
          >
            {words.views[one]}
            <span className={one === 'look' && count > 0 ? 'count hot' : 'count'}>{count}</span>
          </Link>
        );
      })}
    </nav>
  );
}

function ConfirmBar({ ids }: { ids: readonly string[] }) {
  const confirm = useConfirmDays();
  const send = () =>
    confirm.mutate(
      { body: { ids: [...ids] } },
      {
        onSuccess: ({ confirmed }) => toast.success(words.confirmed(confirmed)),
        onError: (error) => toast.failure(error, words.notConfirmed),
      },
    );
  return (
    <div className="bar-all">
      <p>
        <b>{words.chosen(ids.length)}</b> {words.chosenText}
      </p>
      <Button tone="primary" pending={confirm.isPending} onClick={send}>
        {words.confirmMany(ids.length)}
      </Button>
    </div>
  );
}
