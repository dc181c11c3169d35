import { countries, membershipTypes, paymentFrequencies } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { dayText } from '../../ui/day-text.ts';
import { Link } from '../../ui/link.tsx';
import { type DraftField, stepOf } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { words } from './words.en.ts';

const fresh = { staleTime: 300_000 };
const named = (items: readonly { id: string; name: string }[] | undefined, id: string) =>
  items?.find((item) => item.id === id)?.name ?? '';

/** Everything once more, each line with a way back to it. */
export function CheckStep({ draft, change, field }: StepProps) {
  const lands = useQuery({ ...query(countries.all, {}), ...fresh });
  const types = useQuery({ ...query(membershipTypes.all, {}), ...fresh });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), ...fresh });
  const home = [draft.village, draft.gewog, draft.dzongkhag, named(lands.data, draft.countryId)];
  const lines: [DraftField, string][] = [
    ['name', draft.name],
    ['dateOfBirth', dayText(draft.dateOfBirth)],
    ['identityNumber', draft.identityNumber],
    ['phone', draft.phone],
    ['email', draft.email],
    ['countryId', home.filter(Boolean).join(', ')],
    ['membershipTypeId', named(types.data, draft.membershipTypeId)],
    ['paymentFrequencyId', named(frequencies.data, draft.paymentFrequencyId)],
  ];
  return (
    <>
      <dl className="facts check-list">
        {lines
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name === 'countryId' ? words.home : field(name).label}</dt>
              <dd>{text}</dd>
              <dd>
                <Link to={`?step=${stepOf(name)}`} preventScrollReset>
                  {words.change}
                  <span className="hidden"> {field(name).label}</span>
                </Link>
              </dd>
            </div>
          ))}
      </dl>
      <CheckField
        {...field('consent')}
        hint={words.consentHint}
        checked={draft.consent === 'yes'}
        onChange={(event) => change('consent', event.target.checked ? 'yes' : '')}
      />
    </>
  );
}
