import type { CertificateKind } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { dayInBhutan } from '../../../lib/day-in-bhutan.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Motif, type MotifName } from '../../../ui/pictures/motif.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { ReceiptAtHand } from './receipt-proof.tsx';
import type { PaperFlow } from '../flow/use-paper-flow.ts';
import { words } from '../words.en.ts';
import { firstYear, offeredYears } from './years.ts';

const kinds: [CertificateKind, MotifName][] = [
  ['pit', 'folio'],
  ['member', 'lotus'],
  ['donation', 'lamp'],
];
const { years, usual } = offeredYears(dayInBhutan(new Date()));
const lastYear = years[0] ?? usual;

type WhichStepProps = { flow: PaperFlow; kind: CertificateKind };

/** Which certificate, of which year, and for whom. */
export function WhichStep({ flow, kind: usualKind }: WhichStepProps) {
  const { taken, errors, setErrors } = flow;
  const [kind, setKind] = useState(usualKind);
  const isOffered = !taken.year || years.includes(Number(taken.year));
  const [year, setYear] = useState(isOffered ? (taken.year ?? String(usual)) : 'earlier');
  const [earlier, setEarlier] = useState(isOffered ? '' : (taken.year ?? ''));
  const errorOf = (field: string) => errors.find((line) => line.field === field)?.message;

  /** The year as a number; without one, says so at its field. */
  function chosenYear(): number | undefined {
    const chosen = Number(year === 'earlier' ? earlier : year);
    if (Number.isInteger(chosen) && chosen >= firstYear && chosen <= lastYear) return chosen;
    setErrors([{ field: 'earlier', message: words.notAYear(firstYear, lastYear) }]);
    return undefined;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const identifier = String(new FormData(event.currentTarget).get('identifier') ?? '').trim();
    const chosen = chosenYear();
    if (chosen === undefined || flow.pending) return;
    if (identifier) void flow.ask(kind, chosen, identifier);
    else setErrors([{ field: 'identifier', message: words.missing(words.labels.identifier) }]);
  }

  return (
    <div className="quest">
      <div className="quest-form">
        {/* Without a script the form must not put what was typed into an address. */}
        <form className="quest-form" method="post" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <fieldset>
            <legend className="hidden">{words.labels.kind}</legend>
            <h2>{words.whichKind}</h2>
            <div className="choices">
              {kinds.map(([value, motif]) => (
                <label className="choice" key={value}>
                  <input
                    type="radio"
                    name="kind"
                    value={value}
                    checked={kind === value}
                    onChange={() => setKind(value)}
                  />
                  <Motif name={motif} />
                  <b>{words.kinds[value].title}</b>
                  <span>{words.kinds[value].text}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="hidden">{words.labels.year}</legend>
            <h2>{words.whichYear}</h2>
            <div className="pills">
              {[...years.map(String), 'earlier'].map((value) => (
                <label className="pill" key={value}>
                  <input
                    type="radio"
                    name="year"
                    value={value}
                    checked={year === value}
                    onChange={() => setYear(value)}
                  />
                  {value === 'earlier' ? words.earlier : value}
                </label>
              ))}
            </div>
            {year === 'earlier' && (
              <TextField
                name="earlier"
                label={words.labels.year}
                error={errorOf('earlier')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={earlier}
                onChange={(event) => setEarlier(event.target.value)}
              />
            )}
          </fieldset>
          <fieldset>
            <legend className="hidden">{words.whoAreYou}</legend>
            <h2>{words.whoAreYou}</h2>
            <TextField
              name="identifier"
              label={words.labels.identifier}
              hint={words.identifierHint}
              error={errorOf('identifier')}
              defaultValue={taken.identifier}
              autoComplete="off"
              spellCheck={false}
            />
          </fieldset>
          <SubmitButton
            tone="primary"
            big
            wide
            pending={flow.pending === 'request'}
            pendingLabel={words.sending}
          >
            {words.sendCode}
          </SubmitButton>
        </form>
        <ReceiptAtHand flow={flow} kind={kind} chosenYear={chosenYear} />
      </div>
      <OnlyYou />
    </div>
  );
}

const OnlyYou = () => (
  <aside className="quiet-word" aria-labelledby="only-you">
    <h2 id="only-you">{words.onlyYou}</h2>
    <ul>
      {(['mail', 'phone', 'eye'] as const).map((icon, at) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{words.onlyYouText[at]}</span>
        </li>
      ))}
    </ul>
  </aside>
);
