import { Controller } from 'react-hook-form';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { KindPage } from '../kind-page.tsx';
import { words } from '../words.en.ts';
import { type PurposeBody, purposeKind, type PurposeValues } from './donation-purpose.kind.ts';

type Props = { kit: Kit<PurposeValues, PurposeBody> };

/** Remade when the record is replaced by what somebody else saved. */
function DayField({ kit: { form, field }, name }: Props & { name: 'startsOn' | 'endsOn' }) {
  const { label, error } = field(name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateField label={label} name={name} error={error} value={value ?? ''} onChange={onChange} optional />
      )}
    />
  );
}

function PurposeFields({ kit }: Props) {
  const { field } = kit;
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" autoComplete="off" optional />
      <TextArea {...field('description')} rows={2} optional />
      <TextField {...field('descriptionDzongkha')} lang="dz" autoComplete="off" optional />
      <TextField {...field('targetAmount')} hint={words.targetHint} inputMode="decimal" optional />
      <TextField {...field('minimumAmount')} hint={words.minimumHint} inputMode="decimal" />
      <TextField {...field('suggestedAmounts')} hint={words.suggestedHint} autoComplete="off" optional />
      <TextField {...field('unitAmount')} hint={words.unitHint} inputMode="decimal" optional />
      <TextField {...field('unitName')} hint={words.unitNameHint} autoComplete="off" optional />
      <TextField {...field('unitPlural')} hint={words.unitPluralHint} autoComplete="off" optional />
      <TextField {...field('unitDzongkha')} lang="dz" autoComplete="off" optional />
      <DayField kit={kit} name="startsOn" />
      <DayField kit={kit} name="endsOn" />
      <CheckField {...field('isTaxDeductible')} />
      <CheckField {...field('isActive')} hint={words.isActiveHint} />
    </>
  );
}

export default function DonationPurposePage() {
  return <KindPage kind={purposeKind} Fields={PurposeFields} />;
}
