import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { receivedAt } from '../addresses.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { minorOf } from '../money.ts';
import { words } from '../words.en.ts';

const { campaigns: text } = words;

/** How near each goal is; the sum opens what was given. */
export const CampaignsCard = ({ campaigns }: { campaigns: NonNullable<Dashboard['campaigns']> }) => (
  <Card title={text.title}>
    <ul className="campaigns">
      {campaigns.map(({ purposeId, name, given, target, currency, daysLeft }) => {
        const [reached, goal] = [minorOf(given), minorOf(target)];
        return (
          <li key={purposeId}>
            <div>
              <b>{name}</b>
              {daysLeft !== null && <span className="muted">{text.daysLeft(daysLeft)}</span>}
            </div>
            <div className="track">
              <ShareBar most={goal} parts={[{ value: Math.min(reached, goal), colour: 'earth' }]} />
            </div>
            <div>
              <span>
                <Link to={receivedAt({ head: 'donations', purposeId, currency })}>
                  {format.money(given, currency)}
                </Link>{' '}
                {text.of(format.money(target, currency))}
              </span>
              <span className="muted num">
                {text.percent(format.number(Math.floor((reached / Math.max(goal, 1)) * 100)))}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  </Card>
);
