import type { MemberFigures } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { membersAt } from '../addresses.ts';
import { words } from '../words.en.ts';

const { members: text } = words;
const mostShown = 6;

type Part = { name: string; total: number; to: string };

/** Where members live. */
export const MembersByPlace = ({ members: { byCountry, byDzongkhag } }: { members: MemberFigures }) => (
  <>
    <Places
      title={text.byDzongkhag}
      heading={text.dzongkhag}
      colour="sky"
      parts={byDzongkhag.map(({ dzongkhag, total }) => ({
        name: dzongkhag,
        total,
        to: membersAt({ dzongkhag }),
      }))}
    />
    <Places
      title={text.byCountry}
      heading={text.country}
      colour="water"
      parts={byCountry.map(({ id: countryId, name, total }) => ({
        name,
        total,
        to: membersAt({ countryId }),
      }))}
    />
  </>
);

type PlacesProps = { title: string; heading: string; colour: string; parts: Part[] };

function Places({ title, heading, colour, parts }: PlacesProps) {
  const most = Math.max(...parts.map(({ total }) => total), 1);
  const hidden = parts.length - mostShown;
  return (
    <Card title={title}>
      {parts.length === 0 && <p className="muted">{text.nobodyYet}</p>}
      <ul className="bars">
        {parts.slice(0, mostShown).map(({ name, total, to }) => (
          <li key={name}>
            <span>{name}</span>
            <ShareBar most={most} parts={[{ value: total, colour }]} />
            <Link className="num" to={to}>
              <b>{format.number(total)}</b>
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="muted more no-print">{text.more(hidden)}</p>}
      {parts.length > 0 && (
        <AsTable caption={title}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="end">
                {text.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, total, to }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="end">
                  <Link to={to}>{format.number(total)}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </AsTable>
      )}
    </Card>
  );
}
