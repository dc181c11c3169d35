import type { MemberFigures } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Legend } from '../../../ui/charts/legend.tsx';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { membersAt } from '../addresses.ts';
import { words } from '../words.en.ts';

const { members: text } = words;
const statuses = [
  { status: 'active', colour: 'water' },
  { status: 'inactive', colour: 'cloud' },
  { status: 'pending', colour: 'sky' },
] as const;

/** Each type with its members by status. */
export function MembersByType({ types }: { types: MemberFigures['byType'] }) {
  const most = Math.max(...types.map(({ total }) => total), 1);
  return (
    <Card
      title={text.byType}
      actions={<Legend entries={statuses.map(({ status, colour }) => ({ label: text[status], colour }))} />}
    >
      {types.length === 0 && <p className="muted">{text.nobodyYet}</p>}
      <ul className="bars">
        {types.map((type) => (
          <li key={type.id}>
            <span>{type.name}</span>
            <ShareBar
              most={most}
              parts={statuses.map(({ status, colour }) => ({ value: type[status], colour }))}
            />
            <Link className="num" to={membersAt({ membershipTypeId: type.id })}>
              <b>{format.number(type.total)}</b>
            </Link>
          </li>
        ))}
      </ul>
      {types.length > 0 && (
        <AsTable caption={text.byType}>
          <thead>
            <tr>
              <th scope="col">{text.type}</th>
              {statuses.map(({ status }) => (
                <th scope="col" className="end" key={status}>
                  {text[status]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type.id}>
                <th scope="row">{type.name}</th>
                {statuses.map(({ status }) => (
                  <td className="end" key={status}>
                    <Link to={membersAt({ membershipTypeId: type.id, status })}>
                      {format.number(type[status])}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </AsTable>
      )}
    </Card>
  );
}
