import { format } from '../../../language/format.ts';
import { members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { words } from '../../words.ts';
import './member-breakdown.css';

const { dashboard } = words;
const most = 6;

type Part = { id: string; name: string; total: number };

/** Parts of the whole, each as long as its share of the largest one, and leading to its list. */
function Bars({ title, parts, filter }: { title: string; parts: Part[] | undefined; filter: string }) {
  const shown = parts?.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total) ?? [];
  const largest = shown[0]?.total ?? 1;
  return (
    <Card title={title}>
      {!parts && <LoadingState rows={4} />}
      {parts && shown.length === 0 && <p className="muted">{dashboard.nobodyYet}</p>}
      <ul className="bars">
        {shown.slice(0, most).map(({ id, name, total }) => (
          <li key={id}>
            <Link to={`/membership-list?${filter}=${id}`}>{name}</Link>
            <span className="bar" aria-hidden="true">
              <i style={{ inlineSize: `${(total / largest) * 100}%` }} />
            </span>
            <b className="num">{format.number(total)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who belongs to the centre: what they are, and where they live. */
export function MemberBreakdown() {
  const byType = useQuery(query(members.totalByType, {}));
  const byCountry = useQuery(query(members.totalByCountry, {}));
  return (
    <div className="breakdown">
      <Bars title={dashboard.byType} parts={byType.data} filter="membershipTypeId" />
      <Bars title={dashboard.byCountry} parts={byCountry.data} filter="countryId" />
    </div>
  );
}
