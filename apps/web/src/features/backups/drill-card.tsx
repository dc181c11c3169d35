import { type BackupContents, type BackupOverview, backups } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { momentText } from '../../ui/text/moment.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { useFollowed } from './backup.queries.ts';
import { words } from './words.en.ts';

const say = words.drill;
const told = () => toast.success(say.done);
const counted = Object.keys(say.rows) as (keyof typeof say.rows)[];

/** A backup that was never brought back is a hope. */
export function DrillCard({ drill, hasBackup }: { drill: BackupOverview['drill']; hasBackup: boolean }) {
  const { begin, isUnderWay, error } = useFollowed(backups.drill, told);
  const { at, ok, detail, expected, found } = drill;
  return (
    <Card
      title={say.title}
      padded={false}
      actions={
        <Badge
          tone={ok === null ? 'neutral' : ok ? 'success' : 'danger'}
          icon={ok === null ? 'clock' : ok ? 'tick' : 'warn'}
        >
          {ok === null ? say.never : ok ? say.ok : say.bad}
        </Badge>
      }
    >
      <p className="drill-say">{at ? say.text(momentText(at)) : say.neverText}</p>
      {ok === false && detail && <p className="drill-say detail">{detail}</p>}
      {expected && found && <Compared expected={expected} found={found} />}
      {error && <ErrorState error={error} />}
      <div className="drill-away">
        <span>{isUnderWay && words.state.steps.drill}</span>
        {hasBackup && (
          <Button tone="quiet" pending={isUnderWay} pendingLabel={say.underWay} onClick={begin}>
            {say.now}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Compared({ expected, found }: { expected: BackupContents; found: BackupContents }) {
  const rows = counted.map((name) => ({
    label: say.rows[name],
    expected: format.number(expected[name]),
    found: format.number(found[name]),
  }));
  const sums = expected.sums.map(({ currency, amount }) => ({
    label: say.sums(currency),
    expected: sumText(amount),
    found: sumText(found.sums.find((other) => other.currency === currency)?.amount ?? '0'),
  }));
  return (
    <table className="agree">
      <thead>
        <tr>
          <th>
            <span className="hidden">{say.title}</span>
          </th>
          <th>{say.inBackup}</th>
          <th>{say.cameBack}</th>
          <th>
            <span className="hidden">{say.agrees}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ...sums].map((row) => {
          const agrees = row.expected === row.found;
          return (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.expected}</td>
              <td>{row.found}</td>
              <td className={agrees ? 'yes' : 'no'}>
                <Icon name={agrees ? 'tick' : 'warn'} />
                <span className="hidden">{agrees ? say.agrees : say.differs}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Sums come in minor units. */
const sumText = (amount: string) => format.number(Number(amount) / 100);
