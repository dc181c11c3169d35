import { type CashClosing, noteValues } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { words } from './words.en.ts';

const say = words.closed;

/** Who closed the day, and what they counted and remarked. */
export function ClosedCard({ closing }: { closing: CashClosing }) {
  const counts = noteValues.flatMap((value) => {
    const count = closing.notes?.[`${value}`] ?? 0;
    return count > 0 ? [say.note(format.number(count), format.number(value))] : [];
  });
  return (
    <Card title={say.title}>
      <dl className="facts closed-facts">
        <div>
          <dt>{say.by}</dt>
          <dd>{closing.closedBy}</dd>
        </div>
        <div>
          <dt>{say.at}</dt>
          <dd>
            <Moment at={closing.closedAt} />
          </dd>
        </div>
        {counts.length > 0 && (
          <div>
            <dt>{say.notes}</dt>
            <dd className="num">{format.list(counts)}</dd>
          </div>
        )}
        {closing.remark && (
          <div>
            <dt>{say.remark}</dt>
            <dd>{closing.remark}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
