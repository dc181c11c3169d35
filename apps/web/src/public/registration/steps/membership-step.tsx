import { chargedPrices } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Pills } from '../../../shared/forms/pills.tsx';
import { FieldError } from '../../../ui/forms/fields/field.tsx';
import { currencyOf } from './price.ts';
import type { StepProps } from './step-props.ts';
import { words } from '../words.en.ts';

type MembershipType = StepProps['answers']['membershipTypes'][number];
type Price = { paymentFrequencyId: string; amount: string; currency: string };

/** The type, with what it costs; then how often to pay. Each tile names one price: the one that will be charged. */
export function MembershipStep(props: StepProps) {
  const { draft, answers, countries } = props;
  const offered = answers.membershipTypes.filter(({ fees }) => fees.length > 0);
  const type = offered.find(({ id }) => id === draft.membershipTypeId);
  const currency = currencyOf(countries, draft.countryId);
  return (
    <>
      <TypeChoice {...props} offered={offered} currency={currency} />
      {type && <FrequencyChoice {...props} type={type} prices={chargedPrices(type, currency)} />}
    </>
  );
}

type TypeChoiceProps = StepProps & { offered: readonly MembershipType[]; currency: string };

function TypeChoice({ draft, change, field, answers, offered, currency }: TypeChoiceProps) {
  const { label, error } = field('membershipTypeId');
  const monthsOf = ({ paymentFrequencyId }: Price) =>
    answers.paymentFrequencies.find(({ id }) => id === paymentFrequencyId)?.months;

  /** The price by the year, as people compare; else that of the longest period there is. The others are offered beneath. */
  function priceOn(type: MembershipType): string {
    const prices = chargedPrices(type, currency);
    const shown =
      prices.find((price) => monthsOf(price) === 12) ??
      prices.find((price) => prices.every((other) => (monthsOf(other) ?? 0) <= (monthsOf(price) ?? 0)));
    return shown ? words.price(format.money(shown.amount, shown.currency), monthsOf(shown)) : '';
  }

  function choose(type: MembershipType) {
    const prices = chargedPrices(type, currency);
    change('membershipTypeId', type.id);
    if (!prices.some(({ paymentFrequencyId }) => paymentFrequencyId === draft.paymentFrequencyId))
      change('paymentFrequencyId', prices.length === 1 ? (prices[0]?.paymentFrequencyId ?? '') : '');
  }

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="tiles">
        {offered.map((type, index) => (
          <label className="tile" key={type.id}>
            <input
              type="radio"
              name="membershipTypeId"
              id={index === 0 ? 'membershipTypeId' : undefined}
              value={type.id}
              checked={draft.membershipTypeId === type.id}
              onChange={() => choose(type)}
            />
            <b>{type.name}</b>
            <span className="price">{priceOn(type)}</span>
            <span>{type.description}</span>
          </label>
        ))}
      </div>
      <FieldError id="membershipTypeId">{error}</FieldError>
    </fieldset>
  );
}

type FrequencyChoiceProps = StepProps & { type: MembershipType; prices: readonly Price[] };

function FrequencyChoice({ draft, change, field, answers, type, prices }: FrequencyChoiceProps) {
  const { label, error } = field('paymentFrequencyId');
  const nameOf = (frequencyId: string) =>
    answers.paymentFrequencies.find(({ id }) => id === frequencyId)?.name ?? '';
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <Pills
        name="paymentFrequencyId"
        options={prices.map(({ paymentFrequencyId, amount, currency }) => ({
          value: paymentFrequencyId,
          label: words.feeFor(nameOf(paymentFrequencyId), format.money(amount, currency)),
        }))}
        chosen={draft.paymentFrequencyId}
        onChoose={(id) => change('paymentFrequencyId', id)}
      />
      <FieldError id="paymentFrequencyId">{error}</FieldError>
      {new Set(type.fees.map((fee) => fee.currency)).size > 1 && prices[0] && (
        <p className="hint">{words.chargedIn(prices[0].currency)}</p>
      )}
      {type.registrationFee !== '0.00' && (
        <p className="hint">
          {words.plusFee(format.money(type.registrationFee, type.registrationFeeCurrency))}
        </p>
      )}
    </fieldset>
  );
}
