import { countries, dzongkhags, genders, identityTypes, type Member, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { printedHint } from '../../../shared/forms/printed-hint.ts';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { words } from '../words.en.ts';
import { optionsOf } from './options-of.ts';
import type { ContactValues, MemberValues } from './member-values.ts';

const { form } = words;

export function PersonFields({ kit: { field, day, value } }: { kit: FormPart<MemberValues> }) {
  return (
    <fieldset className="form-part">
      <legend>{form.parts.person}</legend>
      <TextField {...field('name')} hint={printedHint(value('name'))} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" optional autoComplete="off" />
      <ChoiceField
        {...field('gender')}
        options={genders.map((value) => ({ value, label: words.genders[value] }))}
      />
      <DateField {...day('dateOfBirth')} hint={form.dayHint} />
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

type ContactFieldsProps = { kit: FormPart<ContactValues>; member?: Member | undefined };

export function ContactFields({ kit: { field, value: typed }, member }: ContactFieldsProps) {
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const dzongkhag = dzongkhags.find((name) => name === typed('dzongkhag'));
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
