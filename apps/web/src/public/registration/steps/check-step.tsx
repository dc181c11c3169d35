import type { RegistrationSum } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { StepLink } from '../../site/step-link.tsx';
import type { DraftField } from '../draft.ts';
import { stepOf } from './steps.ts';
import { toPay } from './price.ts';
import type { StepProps } from './step-props.ts';
import { words } from '../words.en.ts';

const named = (items: readonly { id: string; name: string }[], id: string) =>
  items.find((item) => item.id === id)?.name ?? '';

/** Everything once more, each line with a way back to it. */
export function CheckStep({ draft, change, field, answers, countries }: StepProps) {
  const home = [
    draft.address,
    draft.village,
    draft.gewog,
    draft.dzongkhag,
    named(countries, draft.countryId),
  ];
  const lines: [DraftField, string][] = [
    ['name', draft.name],
    ['gender', words.genders[draft.gender as keyof typeof words.genders] ?? ''],
    ['dateOfBirth', format.day(draft.dateOfBirth)],
    ['identityNumber', draft.identityNumber],
    ['phone', draft.phone],
    ['email', draft.email],
    ['countryId', home.filter(Boolean).join(', ')],
    ['membershipTypeId', named(answers.membershipTypes, draft.membershipTypeId)],
    ['paymentFrequencyId', named(answers.paymentFrequencies, draft.paymentFrequencyId)],
  ];
  const sum = toPay(draft, answers, countries);
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
                <StepLink to={`?step=${stepOf(name)}`}>
                  {words.change}
                  <span className="hidden"> {field(name).label}</span>
                </StepLink>
              </dd>
            </div>
          ))}
      </dl>
      {sum && <PriceParts sum={sum} />}
      <CheckField
        {...field('consent')}
        hint={words.consentHint}
        checked={draft.consent === 'yes'}
        onChange={(event) => change('consent', event.target.checked ? 'yes' : '')}
      />
    </>
  );
}

/** What is to pay, in its parts. */
function PriceParts({ sum: { fee, registrationFee, total, currency } }: { sum: RegistrationSum }) {
  const parts = registrationFee
    ? [
        [words.parts.fee, fee],
        [words.parts.registrationFee, registrationFee],
      ]
    : [];
  return (
    <dl className="facts price-parts">
      {[...parts, [words.parts.total, total]].map(([label, amount = '']) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
