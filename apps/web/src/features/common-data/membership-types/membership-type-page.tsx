import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { KindPage } from '../kind-page.tsx';
import { words } from '../words.en.ts';
import { FeeRows } from './fee-rows.tsx';
import { type TypeBody, typeKind, type TypeValues } from './membership-type.kind.ts';
import '../common-data.css';

function TypeFields({ kit }: { kit: Kit<TypeValues, TypeBody> }) {
  const { field } = kit;
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" autoComplete="off" optional />
      <TextField {...field('code')} hint={words.codeHint} maxLength={12} autoComplete="off" />
      <TextArea {...field('description')} rows={2} optional />
      <FeeRows kit={kit} />
      <div className="two-fields">
        <TextField {...field('registrationFee')} hint={words.registrationFeeHint} inputMode="decimal" />
        <TextField {...field('registrationFeeCurrency')} maxLength={3} autoComplete="off" />
      </div>
      <TextField {...field('graceDays')} hint={words.graceHint} inputMode="numeric" />
      <TextField {...field('renewalWindowDays')} hint={words.windowHint} inputMode="numeric" />
      <CheckField {...field('isTaxDeductible')} />
      <CheckField {...field('isActive')} hint={words.isActiveHint} />
    </>
  );
}

export default function MembershipTypePage() {
  return <KindPage kind={typeKind} Fields={TypeFields} />;
}
