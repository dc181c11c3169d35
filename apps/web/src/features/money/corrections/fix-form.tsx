import { type CallOf, donationPurposes, type donations, type Payment } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { type DueKind, type Fixable, type Person, rightOf, schemaFor, type TypedFix } from './mistake.ts';
import { howPayerIsTold, type Payer, useHasMail } from '../payer.ts';
import { typedSum } from '../typed-sum.ts';
import { words } from '../words.en.ts';

const { correct } = words;
/** The picker brings the library that finds members, which most pages about money do without. */
const PayerPicker = lazy(() => import('./payer-picker.tsx'));
const blank: TypedFix = { amount: '', person: null, purposeId: '', reason: '', isTold: false };

export type CorrectBody = NonNullable<CallOf<typeof donations.correct>['body']>;

type FixFormProps = {
  kind: DueKind;
  mistake: Fixable;
  payment: Payment;
  payer: Payer | undefined;
  payerName: string;
  sum: string;
  onSend: (body: CorrectBody) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** What is right instead, and what happened. */
export function FixForm({ kind, mistake, payment, payer, payerName, sum, ...rest }: FixFormProps) {
  const { onSend, onClose, children } = rest;
  const purposes = useQuery({ ...query(donationPurposes.all, {}), enabled: mistake !== 'amount' });
  const kit = useKitForm({
    schema: schemaFor(mistake),
    defaultValues: blank,
    labels: correct.labels,
    submit: ({ reason, isTold, ...right }) =>
      onSend({ reason, isTold, paymentId: payment.id, ...rightOf(kind, right) }),
  });
  // The button says what will stand in the books.
  const amount = typedSum.safeParse(kit.value('amount'));
  const sumToBe = amount.success ? format.money(amount.data, payment.currency) : sum;
  const nameToBe = kit.value('person')?.name ?? payerName;
  const choosePerson = (chosen: Person | null) => {
    kit.form.setValue('person', chosen, {
      shouldDirty: true,
      shouldValidate: kit.form.formState.isSubmitted,
    });
  };
  return (
    <DrawerForm
      title={correct.title}
      kit={kit}
      onClose={onClose}
      submitLabel={correct.confirm(sumToBe, nameToBe)}
      pendingLabel={correct.saving}
    >
      <p>{correct.text(sum)}</p>
      {children}
      {mistake === 'amount' && <TextField {...kit.field('amount')} inputMode="decimal" />}
      {mistake === 'person' && (
        <Suspense fallback={null}>
          <PayerPicker
            kind={kind}
            person={kit.value('person')}
            onPerson={choosePerson}
            error={kit.field('person').error}
          />
        </Suspense>
      )}
      {(mistake === 'purpose' || mistake === 'donation') && (
        <SelectField
          {...kit.field('purposeId')}
          placeholder={correct.choosePurpose}
          options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      )}
      <TextArea {...kit.field('reason')} hint={correct.reasonHint} />
      <TellPayer field={kit.field('isTold')} payer={payer} isOther={mistake === 'person'} />
    </DrawerForm>
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
