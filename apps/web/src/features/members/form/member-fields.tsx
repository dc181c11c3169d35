import {
  countries,
  dzongkhags,
  genders,
  identityTypes,
  members,
  membershipTypes,
  paymentFrequencies,
} from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { words } from '../words.en.ts';
import { DayInput } from './day-input.tsx';
import type { MemberKit } from './member-values.ts';

const { form } = words;
const named = (items: readonly { id: string; name: string }[] | undefined) =>
  items?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

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

export function ContactFields({ kit: { form: hook, field } }: { kit: MemberKit }) {
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
      <SelectField {...field('countryId')} placeholder={form.choose} options={named(lands.data)} />
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

export function MembershipFields({ kit }: { kit: MemberKit }) {
  const { field, form: hook } = kit;
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), staleTime: 300_000 });
  const type = types.data?.find(({ id }) => id === hook.watch('membershipTypeId'));
  const payable = frequencies.data?.filter(
    ({ id }) => !type || type.fees.some(({ paymentFrequencyId }) => paymentFrequencyId === id),
  );
  return (
    <fieldset className="form-part">
      <legend>{form.parts.membership}</legend>
      <SelectField {...field('membershipTypeId')} placeholder={form.choose} options={named(types.data)} />
      <SelectField {...field('paymentFrequencyId')} placeholder={form.choose} options={named(payable)} />
      <DayInput kit={kit} name="joinedOn" />
      <TextArea {...field('remarks')} hint={form.remarksHint} optional rows={3} />
    </fieldset>
  );
}
