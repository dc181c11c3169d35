import type { AuditEntry, AuditLine } from '@kathok/contract';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { changedValues } from './changed-values.ts';
import { addressOf } from './record-address.ts';
import { changeSentence } from './sentences/change-sentence.ts';
import { words } from './words.en.ts';
import './audit.css';

const { detail } = words;

function ChangedValues({ entry }: { entry: AuditEntry }) {
  const changes = changedValues(entry);
  if (changes.length === 0) return null;
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{detail.field}</th>
          {entry.before && <th scope="col">{detail.before}</th>}
          {entry.after && <th scope="col">{entry.before ? detail.after : detail.value}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {entry.before && <td>{before}</td>}
            {entry.after && <td>{after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sentence; opened, what exactly, and where it came from. */
export function EntryDetails({ entry }: { entry: AuditLine }) {
  const address = addressOf(entry);
  return (
    <details className="entry-details">
      <summary>
        <Icon name="right" />
        <span>{changeSentence(entry)}</span>
      </summary>
      <div>
        <ChangedValues entry={entry} />
        <dl className="facts">
          {entry.reason && (
            <>
              <dt>{detail.reason}</dt>
              <dd>{entry.reason}</dd>
            </>
          )}
          {entry.address && (
            <>
              <dt>{detail.address}</dt>
              <dd>{entry.address}</dd>
            </>
          )}
          {entry.requestId && (
            <>
              <dt>{detail.request}</dt>
              <dd>
                <code>{entry.requestId}</code>
              </dd>
            </>
          )}
        </dl>
        {address && (
          <p>
            <Link to={address}>{detail.open(entry.label ?? '')}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
