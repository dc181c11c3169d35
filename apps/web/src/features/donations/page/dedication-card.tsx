import { format } from '../../../language/format.ts';
import type { Dedication } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';

const { page } = words;

/** What is offered and for whom: the living and the deceased apart. */
export function DedicationCard({ dedication: { offering, names, readOn } }: { dedication: Dedication }) {
  const groups = [
    { title: page.living, names: names.filter(({ living }) => living) },
    { title: page.deceased, names: names.filter(({ living }) => !living) },
  ].filter((group) => group.names.length > 0);
  return (
    <Card title={page.dedication}>
      <div className="dedication">
        <p>
          <b>{offering}</b>
        </p>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <p className="as-typed">{group.names.map(({ name }) => name).join('\n')}</p>
          </section>
        ))}
        <p className="muted">
          {readOn ? (
            <Link to={`/dedications?day=${readOn}`}>{page.readOn(format.day(readOn))}</Link>
          ) : (
            page.noDay
          )}
        </p>
      </div>
    </Card>
  );
}
