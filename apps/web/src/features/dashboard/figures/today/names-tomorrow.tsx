import { addDays, donations } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../../language/format.ts';
import { query } from '../../../../lib/queries.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { byOffering } from '../../../donations/index.ts';
import { words } from '../../words.en.ts';

const { names: text } = words;

/** How many names are read out tomorrow, by offering; nothing where there are none. */
export function NamesTomorrow({ today }: { today: string }) {
  const tomorrow = addDays(today, 1);
  const { data } = useQuery(query(donations.dedications, { query: { readOn: tomorrow } }));
  const groups = byOffering(data ?? []);
  if (groups.length === 0) return null;
  return (
    <Card
      title={text.title}
      actions={
        <ButtonLink icon="print" to={`/dedications?day=${tomorrow}`}>
          {text.open}
        </ButtonLink>
      }
    >
      <dl className="due-counts">
        {groups.map(({ offering, living, deceased }) => (
          <div key={offering}>
            <dt>{offering}</dt>
            <dd>
              {[
                living.length > 0 && text.living(format.number(living.length)),
                deceased.length > 0 && text.deceased(format.number(deceased.length)),
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{format.longDay(tomorrow)}</p>
    </Card>
  );
}
