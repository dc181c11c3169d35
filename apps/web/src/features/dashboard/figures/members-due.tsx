import type { MemberFigures } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { membersAt } from '../addresses.ts';
import { words } from '../words.en.ts';
import { expiringIn } from './expiring-in.ts';

const { members: text } = words;

/** Whose paid days end soon, and whose have ended. */
export function MembersDue({ members, today }: { members: MemberFigures; today: string }) {
  const lines = [
    { label: text.in30, count: members.expiringIn30Days, to: membersAt(expiringIn(30, today)) },
    { label: text.in60, count: members.expiringIn60Days, to: membersAt(expiringIn(60, today)) },
    { label: text.in90, count: members.expiringIn90Days, to: membersAt(expiringIn(90, today)) },
    { label: text.grace, count: members.grace, to: membersAt({ standing: 'grace' }) },
    { label: text.lapsed, count: members.lapsed, to: membersAt({ standing: 'lapsed' }) },
  ];
  return (
    <Card title={text.due}>
      <dl className="due-counts">
        {lines.map(({ label, count, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Link to={to}>{format.number(count)}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
