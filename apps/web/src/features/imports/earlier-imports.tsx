import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import type { ImportKind } from './import-kind.ts';
import { importQueries } from './import.queries.ts';
import { words } from './words.en.ts';

/** What was imported before; nothing where nothing was. */
export function EarlierImports({ kind: { target } }: { kind: ImportKind }) {
  const rows =
    useQuery(importQueries.list(target)).data?.data.filter(({ state }) => state !== 'previewed') ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={words.earlier.title}>
      <ul className="looks">
        {rows.map(({ importId, fileName, state, created, createdBy, createdAt }) => (
          <li key={importId}>
            <span>
              <Link to={`?import=${importId}`}>{fileName}</Link>
              <span className="sub">
                {words.earlier.line(
                  words.progress.states[state],
                  words.kinds[target].count(created),
                  createdBy,
                )}
              </span>
            </span>
            <Moment at={createdAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
