import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { KindPage } from '../kind-page.tsx';
import { words } from '../words.en.ts';
import { type FrequencyBody, frequencyKind, type FrequencyValues } from './payment-frequency.kind.ts';

function FrequencyFields({ kit: { field } }: { kit: Kit<FrequencyValues, FrequencyBody> }) {
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" autoComplete="off" optional />
      <TextField {...field('months')} hint={words.monthsHint} inputMode="numeric" autoComplete="off" />
      <CheckField {...field('isActive')} hint={words.isActiveHint} />
    </>
  );
}

export default function PaymentFrequencyPage() {
  return <KindPage kind={frequencyKind} Fields={FrequencyFields} />;
}
