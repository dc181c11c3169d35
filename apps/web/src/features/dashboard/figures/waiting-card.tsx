import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { verificationAt } from '../addresses.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { words } from '../words.en.ts';

const { waiting: text } = words;

/** The payments that have waited longest, each opening where it is decided. */
export function WaitingCard({ waiting: { fees, donations, oldest } }: { waiting: Dashboard['waiting'] }) {
  const actions = (
    <span className="parts">
      {Boolean(fees?.count) && (
        <Link to={verificationAt.fee}>{text.allFees(format.number(fees?.count ?? 0))}</Link>
      )}
      {Boolean(donations?.count) && (
        <Link to={verificationAt.donation}>{text.allDonations(format.number(donations?.count ?? 0))}</Link>
      )}
    </span>
  );
  return (
    <Card title={text.title} actions={actions}>
      {oldest.length === 0 && <p className="muted">{text.nothing}</p>}
      {oldest.length > 0 && (
        <div className="wide-table waiting-table">
          <table>
            <caption className="hidden">{text.title}</caption>
            <thead>
              <tr>
                <th scope="col">{text.from}</th>
                <th scope="col">{text.about}</th>
                <th scope="col">{text.age}</th>
                <th scope="col" className="end">
                  {text.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {oldest.map(({ kind, id, name, about, ageDays, amount, currency }, place) => (
                <tr key={`${id} ${place}`}>
                  <td>
                    <Link className="who" to={`${verificationAt[kind]}/${id}/approve`}>
                      {name}
                    </Link>
                  </td>
                  <td>{text.aboutOf[kind](about)}</td>
                  <td>{ageDays >= 3 ? <b>{text.ageOf(ageDays)}</b> : text.ageOf(ageDays)}</td>
                  <td className="end">{format.money(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
