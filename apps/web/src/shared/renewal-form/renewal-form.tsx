import { format } from '../../language/format.ts';
import type { RenewalOffer } from '@kathok/contract';
import { useState, type SubmitEvent } from 'react';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { timesAmount, type OptionProps } from './renewal-option.ts';
import { Note } from '../../ui/text/note.tsx';
import { payAddressOf, useRenewal, type CreateRenewal } from './use-renewal.ts';
import { TypeChoice } from './type-choice.tsx';
import { words } from './words.en.ts';

/** The periods of one type, as tiles. */
const PeriodChoice = ({ options, chosen, onChoose }: OptionProps) => (
  <fieldset>
    <legend>
      <h2>{words.howLong}</h2>
    </legend>
    <div className="tiles">
      {options.map((option) => (
        <label className="tile" key={option.paymentFrequencyId + option.currency}>
          <input type="radio" name="option" checked={option === chosen} onChange={() => onChoose(option)} />
          <b>{format.money(option.amount, option.currency)}</b>
          <span>{words.option(option.paymentFrequency, option.periodTo && format.day(option.periodTo))}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const offeredTimes = [1, 2, 3, 4, 5];

type RenewalFormProps = { memberId: string; offer: RenewalOffer; create: CreateRenewal };

/** The form asks for the type, the period and how many of them; at first all is as it was before. */
export function RenewalForm({ memberId, offer: { options }, create }: RenewalFormProps) {
  const [chosen, setChosen] = useState(() => options.find(({ isCurrent }) => isCurrent) ?? options[0]!);
  const [periods, setPeriods] = useState(1);
  const { send, errors, pending, started } = useRenewal(memberId, create);
  const times = chosen.periodTo === null ? 1 : periods;
  const sum = format.money(timesAmount(chosen.amount, times), chosen.currency);
  const { membershipTypeId, paymentFrequencyId } = chosen;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) void send({ membershipTypeId, paymentFrequencyId, periods: times });
  }

  return (
    <form className="card padded" method="post" onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={errors} />
      <div aria-live="polite">
        {started && (
          <Note tone="warning" title={words.started}>
            <p>
              {words.startedText(
                started.renewal.membershipType,
                started.renewal.paymentFrequency,
                started.renewal.periods,
              )}
            </p>
            <p>
              <a href={payAddressOf(started)}>
                {words.payStarted(format.money(started.amount, started.currency))}
              </a>
            </p>
          </Note>
        )}
      </div>
      <TypeChoice options={options} chosen={chosen} onChoose={setChosen} />
      <PeriodChoice
        options={options.filter((option) => option.membershipTypeId === membershipTypeId)}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen.periodTo !== null && (
        <SelectField
          name="periods"
          label={words.periods(chosen.months)}
          value={String(periods)}
          options={offeredTimes.map((count) => ({
            value: String(count),
            label: words.duration(chosen.months * count),
          }))}
          onChange={(event) => setPeriods(Number(event.target.value))}
        />
      )}
      <div className="stack">
        <SubmitButton tone="primary" big wide pending={pending} pendingLabel={words.sending}>
          {words.next(sum)}
        </SubmitButton>
        <p className="hint">{words.proposal}</p>
      </div>
    </form>
  );
}
