import { type CallOf, donationPurposes, type donations, type Payment } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { z } from 'zod';
import { query } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { type DueKind, type Fixable, type Person, rightOf, schemas } from './mistake.ts';
import { howPayerIsTold, type Payer, useHasMail } from './payer.ts';
import { words } from './words.en.ts';

const { correct } = words;
/** With the library that finds members, which most pages about money do without. */
const WhoseMoney = lazy(() => import('./whose-money.tsx'));
const blank = { amount: '', person: null as Person | null, purposeId: '', reason: '', isTold: false };
type Typed = typeof blank;
type Given = { reason: string; isTold: boolean; amount?: string; person?: Person; purposeId?: string };

export type CorrectBody = NonNullable<CallOf<typeof donations.correct>['body']>;

type FixFormProps = {
  kind: DueKind;
  mistake: Fixable;
  payment: Payment;
  payer: Payer | undefined;
  sum: string;
  onSend: (body: CorrectBody) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** What is right instead, and what happened. */
export function FixForm({ kind, mistake, payment, payer, sum, onSend, onClose, children }: FixFormProps) {
  const purposes = useQuery({ ...query(donationPurposes.all, {}), enabled: mistake !== 'amount' });
  const [person, setPerson] = useState<Person | null>(null);
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema: schemas[mistake] as unknown as z.ZodType<Given, Typed>,
    defaultValues: blank,
    labels: correct.labels,
    submit: ({ reason, isTold, ...given }) =>
      onSend({ reason, isTold, paymentId: payment.id, ...rightOf(kind, given) }),
  });
  const choosePerson = (chosen: Person | null) => {
    setPerson(chosen);
    form.setValue('person', chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <FormDrawer title={correct.title} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <p>{correct.text(sum)}</p>
        {children}
        {mistake === 'amount' && <TextField {...field('amount')} inputMode="decimal" />}
        {mistake === 'person' && (
          <Suspense fallback={null}>
            <WhoseMoney kind={kind} person={person} onPerson={choosePerson} error={field('person').error} />
          </Suspense>
        )}
        {(mistake === 'purpose' || mistake === 'donation') && (
          <SelectField
            {...field('purposeId')}
            placeholder={correct.choosePurpose}
            options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          />
        )}
        <TextArea {...field('reason')} hint={correct.reasonHint} />
        <TellPayer field={field('isTold')} payer={payer} isOther={mistake === 'person'} />
        <div className="row">
          <Button onClick={onClose}>{correct.cancel}</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={correct.saving}>
            {correct.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}

type TellPayerProps = {
  field: ComponentProps<typeof CheckField>;
  payer: Payer | undefined;
  /** It was somebody else’s money: that person may have an address, too. */
  isOther: boolean;
};

/** The optional message, offered where it can be sent. */
function TellPayer({ field, payer, isOther }: TellPayerProps) {
  const hasMail = useHasMail();
  if (!payer) return null;
  const how = howPayerIsTold(payer, hasMail, words.told.mailTo);
  if (isOther) return <CheckField {...field} label={correct.bothTold} />;
  return payer.email ? <CheckField {...field} hint={how} /> : <p className="muted">{how}</p>;
}
