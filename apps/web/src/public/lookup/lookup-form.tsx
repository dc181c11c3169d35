import { type MemberCard, recogniseCode } from '@kathok/contract';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { type ErrorLine, ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { refusal } from '../../ui/forms/kit/form-errors.ts';
import { Note } from '../../ui/text/note.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useErrors } from '../../shared/forms/use-errors.ts';
import { lookup } from './calls.ts';
import { MemberCardView } from './member-card.tsx';
import { words } from './words.en.ts';

type LookupFormProps = {
  /** What the membership is looked up for. */
  purpose?: 'any' | 'donate';
};

/** What is missing, and what is the code of a document and of no person. */
function wrongIn(typed: { identifier: string; fact: string }): ErrorLine[] {
  const missing = (['identifier', 'fact'] as const).filter((name) => !typed[name]);
  const kind = recogniseCode(typed.identifier)?.kind;
  return [
    ...missing.map((field) => ({ field, message: words.missing(words.labels[field]) })),
    ...(kind === 'paperNumber' || kind === 'verificationCode'
      ? [{ field: 'identifier', message: words.isOfDocument }]
      : []),
  ];
}

/** An identifier and one fact, and nothing of it in the address: the phone may be somebody else's. */
export function LookupForm({ purpose = 'any' }: LookupFormProps) {
  const [cards, setCards] = useState<readonly MemberCard[] | null>(null);
  const { errors, setErrors, unmark, errorOf } = useErrors();
  const [pending, setPending] = useState(false);

  async function ask(identifier: string, fact: string) {
    setPending(true);
    setErrors([]);
    // The person who was looked up before is forgotten, so that nobody renews for them by mistake.
    setCards(null);
    try {
      setCards(await call(lookup, { body: { identifier, fact } }));
    } catch (error) {
      setErrors(refusal(error, (property) => property in words.labels, words.labels).lines);
    } finally {
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [identifier = '', fact = ''] = ['identifier', 'fact'].map((name) =>
      String(typed.get(name) ?? '').trim(),
    );
    const wrong = wrongIn({ identifier, fact });
    setErrors(wrong);
    if (wrong.length === 0 && !pending) void ask(identifier, fact);
  }

  const field = (name: 'identifier' | 'fact') => ({
    name,
    label: words.labels[name],
    error: errorOf(name),
    onInput: () => unmark(name),
  });
  return (
    <>
      <form className="card padded form-card form-grid" method="post" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          {...field('identifier')}
          hint={words.identifierHint}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('fact')} hint={words.factHint} autoComplete="off" />
        <div className="row">
          <SubmitButton tone="primary" big pending={pending} pendingLabel={words.looking}>
            {words.look}
          </SubmitButton>
        </div>
      </form>
      <div aria-live="polite" className="found">
        {cards?.length === 0 && (
          <Note tone="plain" title={words.nothing}>
            <p>{words.nothingText}</p>
          </Note>
        )}
        {cards?.map((card) => (
          <MemberCardView key={card.id} card={card} purpose={purpose} />
        ))}
      </div>
    </>
  );
}
