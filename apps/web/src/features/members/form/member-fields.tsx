import { countries, dzongkhags, genders, identityTypes, type Member, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { ChoiceField } from '../../../ui/forms/choice-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { words } from '../words.en.ts';
import { DayInput } from './day-input.tsx';
import { optionsOf } from './options-of.ts';
import type { MemberKit } from './member-values.ts';

const { form } = words;

type FieldsProps = { kit: MemberKit; member?: Member | undefined };

export function PersonFields({ kit }: { kit: MemberKit }) {
  const { field } = kit;
  return (
    <fieldset className="form-part">
      <legend>{form.parts.person}</legend>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" optional autoComplete="off" />
      <ChoiceField
        {...field('gender')}
        options={genders.map((value) => ({ value, label: form.genders[value] }))}
      />
      <DayInput kit={kit} name="dateOfBirth" hint={form.dayHint} />
      <SelectField
        {...field('identityType')}
        options={identityTypes.map((value) => ({ value, label: words.identityTypes[value] }))}
      />
      <TextField
        {...field('identityNumber')}
        hint={form.identityHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...field('taxpayerNumber')} optional autoComplete="off" spellCheck={false} />
      <TextField {...field('occupation')} optional autoComplete="off" />
    </fieldset>
  );
}

export function ContactFields({ kit: { form: hook, field }, member }: FieldsProps) {
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const dzongkhag = dzongkhags.find((name) => name === hook.watch('dzongkhag'));
  const gewogs = useQuery({
    ...query(members.places, { params: { dzongkhag: dzongkhag ?? 'Bumthang' } }),
    enabled: dzongkhag !== undefined,
    staleTime: 300_000,
  });
  return (
    <fieldset className="form-part">
      <legend>{form.parts.contact}</legend>
      <TextField {...field('phone')} type="tel" hint={form.phoneHint} autoComplete="off" />
      <TextField {...field('email')} type="email" optional autoComplete="off" />
      <SelectField
        {...field('countryId')}
        placeholder={form.choose}
        options={optionsOf(lands.data, member && { id: member.countryId, name: member.country })}
      />
      <SelectField
        {...field('dzongkhag')}
        optional
        placeholder={form.choose}
        options={dzongkhags.map((value) => ({ value, label: value }))}
      />
      <TextField {...field('gewog')} list="gewogs" optional autoComplete="off" />
      <datalist id="gewogs">
        {(gewogs.data ?? []).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField {...field('village')} optional autoComplete="off" />
      <TextField {...field('houseNumber')} optional autoComplete="off" />
      <TextField {...field('thramNumber')} optional autoComplete="off" />
      <TextArea {...field('address')} hint={form.addressHint} optional rows={2} />
    </fieldset>
  );
}
