import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { addressOf, changeSentence } from '../../audit/index.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { words } from '../words.en.ts';

const { changes: text } = words;

/** The last few lines of who changed what. */
export const LatestChanges = ({ changes }: { changes: NonNullable<Dashboard['changes']> }) => (
  <Card title={text.title} actions={<Link to="/audit">{text.all}</Link>}>
    {changes.length === 0 && (
      <EmptyState motif="folio" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )}
    <ul className="looks">
      {changes.map((entry) => (
        <li key={entry.id}>
          <Icon name="history" />
          <span>
            {changeSentence(entry)} <RecordLink {...entry} />
          </span>
          <Moment at={entry.at} />
        </li>
      ))}
    </ul>
  </Card>
);

/** To the record, by its number where it has one; a name would be mistaken for the link to a person. */
function RecordLink(entry: NonNullable<Dashboard['changes']>[number]) {
  const address = addressOf(entry);
  if (!address) return null;
  const number = /[A-Z]+-\d+$/.exec(entry.label ?? '')?.[0];
  return (
    <Link to={address} aria-label={text.open(number ?? entry.label ?? '')}>
      {number ?? text.view}
    </Link>
  );
}
