import { chargedPrices } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { FieldError } from '../../ui/forms/fields/field.tsx';
import { currencyOf } from './price.ts';
import type { StepProps } from './step-props.ts';
import { words } from './words.en.ts';

/** The type, with what it costs; then how often to pay. One price each: the one that will be charged. */
export function MembershipStep({ draft, change, field, answers, countries }: StepProps) {
  const offered = answers.membershipTypes.filter(({ fees }) => fees.length > 0);
  const type = offered.find(({ id }) => id === draft.membershipTypeId);
  const typeField = field('membershipTypeId');
  const frequencyField = field('paymentFrequencyId');
  const currency = currencyOf(countries, draft.countryId);
  const frequencyOf = (id: string) => answers.paymentFrequencies.find((frequency) => frequency.id === id);
  const priceText = (price: { paymentFrequencyId: string; amount: string; currency: string }) =>
    words.price(format.money(price.amount, price.currency), frequencyOf(price.paymentFrequencyId)?.months);
  /** By the year, as people compare; else the longest there is. The others are offered beneath. */
  function tilePrice(each: (typeof offered)[number]): string {
    const prices = chargedPrices(each, currency);
    const monthsOf = (price: (typeof prices)[number]) => frequencyOf(price.paymentFrequencyId)?.months ?? 0;
    const yearly = prices.find((price) => monthsOf(price) === 12);
    const shown =
      yearly ?? prices.find((price) => prices.every((other) => monthsOf(other) <= monthsOf(price)));
    return shown ? priceText(shown) : '';
  }
  const charged = type ? chargedPrices(type, currency) : [];

  function choose(id: string) {
    const chosen = offered.find((each) => each.id === id);
    const prices = chosen ? chargedPrices(chosen, currency) : [];
    change('membershipTypeId', id);
    if (!prices.some(({ paymentFrequencyId }) => paymentFrequencyId === draft.paymentFrequencyId))
      change('paymentFrequencyId', prices.length === 1 ? (prices[0]?.paymentFrequencyId ?? '') : '');
  }

  return (
    <>
      <fieldset className="field">
        <legend>{typeField.label}</legend>
        <div className="tiles">
          {offered.map((each, index) => (
            <label className="tile" key={each.id}>
              <input
                type="radio"
                name="membershipTypeId"
                id={index === 0 ? 'membershipTypeId' : undefined}
                value={each.id}
                checked={draft.membershipTypeId === each.id}
                onChange={() => choose(each.id)}
              />
              <b>{each.name}</b>
              <span className="price">{tilePrice(each)}</span>
              <span>{each.description}</span>
            </label>
          ))}
        </div>
        <FieldError id="membershipTypeId">{typeField.error}</FieldError>
      </fieldset>
      {type && (
        <fieldset className="field">
          <legend>{frequencyField.label}</legend>
          <div className="pills">
            {charged.map(({ paymentFrequencyId, amount, currency }, index) => (
              <label className="pill" key={paymentFrequencyId}>
                <input
                  type="radio"
                  name="paymentFrequencyId"
                  id={index === 0 ? 'paymentFrequencyId' : undefined}
                  value={paymentFrequencyId}
                  checked={draft.paymentFrequencyId === paymentFrequencyId}
                  onChange={() => change('paymentFrequencyId', paymentFrequencyId)}
                />
                {words.feeFor(frequencyOf(paymentFrequencyId)?.name ?? '', format.money(amount, currency))}
              </label>
            ))}
          </div>
          <FieldError id="paymentFrequencyId">{frequencyField.error}</FieldError>
          {new Set(type.fees.map((fee) => fee.currency)).size > 1 && charged[0] && (
            <p className="hint">{words.chargedIn(charged[0].currency)}</p>
          )}
          {type.registrationFee !== '0.00' && (
            <p className="hint">
              {words.plusFee(format.money(type.registrationFee, type.registrationFeeCurrency))}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
