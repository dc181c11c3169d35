import type { CashDay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { differenceText } from './difference-text.ts';
import { words } from './words.en.ts';
import '../report-links.css';

const say = words.recent;

/** Which of the latest days are still open, and which differ. */
export function RecentDays({ recent, currency }: Pick<CashDay, 'recent' | 'currency'>) {
  if (recent.length === 0) return null;
  return (
    <Card title={say.title} padded={false}>
      <ul className="report-links recent-days">
        {recent.map(({ day, booked, difference, isChanged }) => (
          <li key={day}>
            <Link to={`/reports/cash-closing?${new URLSearchParams({ day, currency })}`}>
              {format.day(day)}
            </Link>
            <span className="num">{format.exactMoney(booked, currency)}</span>
            {difference === null ? (
              <Badge tone="hollow" icon="clock">
                {say.open}
              </Badge>
            ) : isChanged ? (
              <Badge tone="warning" icon="warn">
                {say.changed}
              </Badge>
            ) : (
              <Badge tone={Number(difference) === 0 ? 'success' : 'info'} icon="tick">
                {Number(difference) === 0 ? say.closed : differenceText(difference, currency)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
