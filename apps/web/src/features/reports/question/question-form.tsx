import type { ReactNode } from 'react';
import { DayChoice, DaysError } from './day-choice.tsx';
import { comparisons, periods } from './period.ts';
import type { Grouping, ReportKind } from '../report-kinds.ts';
import type { ReportQuestion } from './use-report-question.ts';
import { words } from '../words.en.ts';

type QuestionFormProps = { kind: ReportKind; question: ReportQuestion; currencies: readonly string[] };

/** The question as a sentence: what, in which period, by what, compared with what. */
export function QuestionForm({ kind, question, currencies }: QuestionFormProps) {
  const { list, groupBy, thenBy, period, against, chosen, chosenCompared, days } = question;
  const { usual, groupings } = kind;
  const say = words.question;
  /** What is usual is left out of the address. */
  const set = (name: string, usually?: string) => (value: string) =>
    list.change({ [name]: value === usually ? '' : value });
  const named = groupings.map((one): [string, string] => [one, words.groupings[one].toLowerCase()]);
  const chosenCurrency = list.filters['currency'];
  const isCompared = days.from !== undefined && days.to !== undefined;
  return (
    <fieldset className="says" aria-label={say.label}>
      <Choice
        label={words.reports[kind.name].asked}
        value={period}
        options={periods.map((one) => [one, say.periods[one]])}
        onChange={set('period', usual.period)}
      />
      {period === 'custom' && (
        <>
          <DayChoice label={say.from} value={chosen.from} onChange={set('from')} />
          <DayChoice label={say.to} value={chosen.to} onChange={set('to')} />
          <DaysError days={chosen} />
        </>
      )}
      <Choice label={say.by} value={groupBy} options={named} onChange={set('groupBy', usual.groupBy)} />
      <Choice
        label={say.and}
        value={thenBy ?? 'none'}
        options={[...named.filter(([one]) => (one as Grouping) !== groupBy), ['none', say.nothingElse]]}
        onChange={set('thenBy', usual.thenBy)}
      />
      {isCompared && (
        <Choice
          label={say.against}
          value={against}
          options={comparisons.map((one) => [one, say.comparisons[one]])}
          onChange={set('against', usual.against)}
        />
      )}
      {isCompared && against === 'custom' && (
        <>
          <DayChoice label={say.compareFrom} value={chosenCompared.from} onChange={set('compareFrom')} />
          <DayChoice label={say.compareTo} value={chosenCompared.to} onChange={set('compareTo')} />
          <DaysError days={chosenCompared} />
        </>
      )}
      {(currencies.length > 1 || chosenCurrency) && (
        <Choice
          label={say.in}
          value={chosenCurrency ?? ''}
          options={[
            ['', say.allCurrencies],
            ...[...new Set([...currencies, ...(chosenCurrency ? [chosenCurrency] : [])])].map(
              (one): [string, string] => [one, one],
            ),
          ]}
          onChange={set('currency')}
        />
      )}
    </fieldset>
  );
}

const Said = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="say">
    <span>{label}</span>
    {children}
  </label>
);

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Said label={label}>
    <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </Said>
);
