import type { RenewalOffer } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { submissionKeys } from '../../lib/submission-key.ts';
import { dayText } from '../../ui/day-text.ts';
import { ErrorSummary, type ErrorLine } from '../../ui/error-summary.tsx';
import { refusal } from '../../ui/form-errors.ts';
import { moneyText } from '../../ui/money-text.ts';
import { Button } from '../../ui/plain-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { createRenewal } from '../pay/calls.ts';
import { payAddress } from '../pay/payment-addresses.ts';
import { timesAmount } from './times-amount.ts';
import { words } from './words.en.ts';

const offeredTimes = [1, 2, 3, 4, 5];

/** Which of the offered periods, and how many of them in one payment. */
export function RenewForm({ memberId, offer }: { memberId: string; offer: RenewalOffer }) {
  const [chosen, setChosen] = useState(0);
  const [periods, setPeriods] = useState(1);
  const [errors, setErrors] = useState<readonly ErrorLine[]>([]);
  const [pending, setPending] = useState(false);
  const [keys] = useState(submissionKeys);
  const option = offer.options[chosen] ?? offer.options[0]!;
  const times = option.periodTo === null ? 1 : periods;
  const sum = moneyText(timesAmount(option.amount, times), option.currency);

  async function send() {
    setPending(true);
    const body = { memberId, paymentFrequencyId: option.paymentFrequencyId, periods: times };
    try {
      const { feeId } = await call(createRenewal, { body }, { idempotencyKey: keys.keyFor(body) });
      location.assign(payAddress({ kind: 'fee', id: feeId, memberId }));
    } catch (error) {
      setErrors(refusal(error, () => false, {}).lines);
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) void send();
  }

  return (
    <form className="card padded" onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={errors} />
      <fieldset>
        <legend>
          <h2>{words.howLong}</h2>
        </legend>
        <div className="tiles">
          {offer.options.map(
            ({ paymentFrequencyId, paymentFrequency, periodTo, amount, currency }, index) => (
              <label className="tile" key={paymentFrequencyId + currency}>
                <input
                  type="radio"
                  name="option"
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                <b>{moneyText(amount, currency)}</b>
                <span>
                  {paymentFrequency}, {words.until(periodTo && dayText(periodTo))}
                </span>
              </label>
            ),
          )}
        </div>
      </fieldset>
      {option.periodTo !== null && (
        <SelectField
          name="periods"
          label={words.periods}
          value={String(periods)}
          options={offeredTimes.map((count) => ({ value: String(count), label: words.times(count) }))}
          onChange={(event) => setPeriods(Number(event.target.value))}
        />
      )}
      <div>
        <Button type="submit" tone="primary" big wide pending={pending} pendingLabel={words.sending}>
          {words.next(sum)}
        </Button>
        <p className="hint">{words.proposal}</p>
      </div>
    </form>
  );
}
