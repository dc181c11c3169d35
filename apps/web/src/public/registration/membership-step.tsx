import { format } from '../../language/format.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import type { StepProps } from './step-props.ts';
import { words } from './words.ts';

/** The type, then how often to pay; each frequency carries its sum. */
export function MembershipStep({ draft, change, field, answers }: StepProps) {
  const offered = answers.membershipTypes.filter(({ fees }) => fees.length > 0);
  const type = offered.find(({ id }) => id === draft.membershipTypeId);
  const typeField = field('membershipTypeId');
  const frequencyField = field('paymentFrequencyId');
  const nameOf = (id: string) =>
    answers.paymentFrequencies.find((frequency) => frequency.id === id)?.name ?? '';

  function choose(id: string) {
    const fees = offered.find((each) => each.id === id)?.fees ?? [];
    change('membershipTypeId', id);
    if (!fees.some(({ paymentFrequencyId }) => paymentFrequencyId === draft.paymentFrequencyId))
      change('paymentFrequencyId', fees.length === 1 ? (fees[0]?.paymentFrequencyId ?? '') : '');
  }

  return (
    <>
      <fieldset className="field">
        <legend>{typeField.label}</legend>
        <div className="tiles">
          {offered.map(({ id, name, description }, index) => (
            <label className="tile" key={id}>
              <input
                type="radio"
                name="membershipTypeId"
                id={index === 0 ? 'membershipTypeId' : undefined}
                value={id}
                checked={draft.membershipTypeId === id}
                onChange={() => choose(id)}
              />
              <b>{name}</b>
              <span>{description}</span>
            </label>
          ))}
        </div>
        <FieldError id="membershipTypeId">{typeField.error}</FieldError>
      </fieldset>
      {type && (
        <fieldset className="field">
          <legend>{frequencyField.label}</legend>
          <div className="pills">
            {type.fees.map(({ paymentFrequencyId, amount, currency }, index) => (
              <label className="pill" key={paymentFrequencyId + currency}>
                <input
                  type="radio"
                  name="paymentFrequencyId"
                  id={index === 0 ? 'paymentFrequencyId' : undefined}
                  value={paymentFrequencyId}
                  checked={draft.paymentFrequencyId === paymentFrequencyId}
                  onChange={() => change('paymentFrequencyId', paymentFrequencyId)}
                />
                {words.feeFor(nameOf(paymentFrequencyId), format.money(amount, currency))}
              </label>
            ))}
          </div>
          <FieldError id="paymentFrequencyId">{frequencyField.error}</FieldError>
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
