import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { KindPage } from '../kind-page.tsx';
import { words } from '../words.en.ts';
import { type CountryBody, countryKind, type CountryValues } from './country.kind.ts';

function CountryFields({ kit: { field } }: { kit: Kit<CountryValues, CountryBody> }) {
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('isoCode')} hint={words.isoCodeHint} maxLength={2} autoComplete="off" />
      <TextField {...field('dialCode')} hint={words.dialCodeHint} inputMode="tel" autoComplete="off" />
      <TextField {...field('currency')} maxLength={3} autoComplete="off" />
      <CheckField {...field('isActive')} hint={words.isActiveHint} />
    </>
  );
}

export default function CountryPage() {
  return <KindPage kind={countryKind} Fields={CountryFields} />;
}
