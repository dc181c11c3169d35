import { countries, dzongkhags, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type StepProps, textOf } from './step-props.ts';
import { words } from './words.en.ts';

const places = dzongkhags.map((value) => ({ value, label: value }));

export function ContactStep(props: StepProps) {
  const { draft } = props;
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const dzongkhag = dzongkhags.find((name) => name === draft.dzongkhag);
  const gewogs = useQuery({
    ...query(members.places, { params: { dzongkhag: dzongkhag ?? 'Bumthang' } }),
    enabled: dzongkhag !== undefined,
    staleTime: 300_000,
  });
  const isBhutan = lands.data?.find(({ id }) => id === draft.countryId)?.isoCode === 'BT';
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
      <SelectField
        {...textOf(props, 'countryId')}
        placeholder={words.choose}
        options={lands.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      {isBhutan && (
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
      )}
    </>
  );
}
