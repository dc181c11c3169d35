import { dzongkhags } from '@kathok/contract';
import { call } from '../../../lib/api.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useLoaded } from '../../site/use-loaded.ts';
import { getPlaces } from '../calls.ts';
import { type StepProps, textOf } from './step-props.ts';
import { words } from '../words.en.ts';

/** Suggestions only: without them the name is typed. */
const loadGewogs = (name: string, signal?: AbortSignal) =>
  call(getPlaces, { params: { dzongkhag: name as (typeof dzongkhags)[number] } }, { signal });
const places = dzongkhags.map((value) => ({ value, label: value }));

export function ContactStep(props: StepProps) {
  const { draft, countries, change, field } = props;
  const dzongkhag = dzongkhags.find((name) => name === draft.dzongkhag);
  const gewogs = useLoaded(dzongkhag, loadGewogs);
  const isBhutan = countries.find(({ id }) => id === draft.countryId)?.isoCode === 'BT';
  return (
    <>
      <TextField {...textOf(props, 'phone')} type="tel" hint={words.phoneHint} autoComplete="tel" />
      <TextField
        {...textOf(props, 'email')}
        type="email"
        hint={words.emailHint}
        optional
        autoComplete="email"
      />
      <CheckField
        {...field('wantsAccount')}
        hint={words.accountHint}
        checked={draft.wantsAccount === 'yes'}
        onChange={(event) => change('wantsAccount', event.target.checked ? 'yes' : '')}
      />
      <SelectField
        {...textOf(props, 'countryId')}
        placeholder={words.choose}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {isBhutan ? (
        <>
          <SelectField {...textOf(props, 'dzongkhag')} optional placeholder={words.choose} options={places} />
          <TextField {...textOf(props, 'gewog')} optional list="gewogs" autoComplete="off" />
          <datalist id="gewogs">
            {(gewogs.data ?? []).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <TextField {...textOf(props, 'village')} optional autoComplete="off" />
        </>
      ) : (
        <TextField
          {...textOf(props, 'address')}
          hint={words.addressHint}
          optional
          autoComplete="street-address"
        />
      )}
    </>
  );
}
