import { type CertificateKind, phoneText } from '@kathok/contract';
import { useState, type SubmitEvent } from 'react';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { notAnIdentifier } from '../flow/receipt-proof.ts';
import type { Answers } from '../../site/answers.ts';
import type { PaperFlow } from '../flow/use-paper-flow.ts';
import { words } from '../words.en.ts';
import { ReceiptProof } from './receipt-proof.tsx';
import { useYear, YearChoice } from './year-choice.tsx';
import { firstYear, lastYear } from './years.ts';
import { Motif, type MotifName } from '../../../ui/pictures/motif.tsx';

const kinds: [CertificateKind, MotifName][] = [
  ['pit', 'folio'],
  ['member', 'lotus'],
  ['donation', 'lamp'],
];

type KindChoiceProps = { kind: CertificateKind; onChoose: (kind: CertificateKind) => void };

const KindChoice = ({ kind, onChoose }: KindChoiceProps) => (
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
            onChange={() => onChoose(value)}
          />
          <Motif name={motif} />
          <b>{words.kinds[value].title}</b>
          <span>{words.kinds[value].text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type RequestStepProps = { flow: PaperFlow; kind: CertificateKind; centre: Answers['centre'] };

/** Which certificate, of which year, and for whom. */
export function RequestStep({ flow, kind: usualKind, centre }: RequestStepProps) {
  const canAsk = centre.sendsCodes || centre.isSample;
  const { addressValues, errors, setErrors } = flow;
  const [kind, setKind] = useState(usualKind);
  const year = useYear(addressValues.year);
  const errorOf = (field: string) => errors.find((line) => line.field === field)?.message;

  /** The year as a number; without one, says so at its field. */
  function chosenYear(): number | undefined {
    const chosen = year.chosen();
    if (chosen === undefined) setErrors([{ field: 'earlier', message: words.notAYear(firstYear, lastYear) }]);
    return chosen;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [identifier = '', fact = ''] = ['identifier', 'fact'].map((name) =>
      String(typed.get(name) ?? '').trim(),
    );
    const chosen = chosenYear();
    if (chosen === undefined || flow.pending) return;
    const wrong = identifier ? notAnIdentifier(identifier) : words.missing(words.labels.identifier);
    if (wrong) setErrors([{ field: 'identifier', message: wrong }]);
    else void flow.ask(kind, chosen, identifier, fact);
  }

  return (
    <div className="quest">
      <div className="quest-form">
        {/* The form is a POST so that without a script it does not put what was typed into an address. */}
        <form className="quest-form" method="post" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <KindChoice kind={kind} onChoose={setKind} />
          <YearChoice year={year} error={errorOf('earlier')} />
          {canAsk ? (
            <WhoAsks flow={flow} error={errorOf('identifier')} />
          ) : (
            <CannotSend phone={centre.phone} />
          )}
        </form>
        <ReceiptProof flow={flow} kind={kind} chosenYear={chosenYear} isOnlyWay={!canAsk} />
      </div>
      {canAsk && <OnlyYou />}
    </div>
  );
}

const WhoAsks = ({ flow, error }: { flow: PaperFlow; error: string | undefined }) => (
  <>
    <fieldset>
      <legend className="hidden">{words.whoAreYou}</legend>
      <h2>{words.whoAreYou}</h2>
      <TextField
        name="identifier"
        label={words.labels.identifier}
        hint={words.identifierHint}
        error={error}
        defaultValue={flow.addressValues.identifier}
        autoComplete="off"
        spellCheck={false}
      />
      {/* For somebody who asks again because nothing came. */}
      {flow.isAgain && (
        <TextField
          name="fact"
          label={words.labels.fact}
          hint={words.factHint}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </fieldset>
    <SubmitButton tone="primary" big wide pending={flow.pending === 'request'} pendingLabel={words.sending}>
      {words.sendCode}
    </SubmitButton>
  </>
);

/** Nobody is promised a code that cannot reach them. */
const CannotSend = ({ phone }: { phone: string | null }) => (
  <Note tone="warning" title={words.cannotSend}>
    <p>{phone ? words.cannotSendCall(phoneText(phone)) : words.cannotSendAsk}</p>
  </Note>
);

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
