import { donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { words } from '../words.en.ts';

const said = words.rest;

type RestFieldProps = { value: string; onChange: (purposeId: string) => void; isMissing: boolean };

/** What the money beyond a fee is given for. */
export function RestField({ value, onChange, isMissing }: RestFieldProps) {
  const purposes = useQuery(query(donationPurposes.all, {})).data ?? [];
  return (
    <SelectField
      label={said.purpose}
      name="excessPurposeId"
      hint={said.purposeHint}
      options={purposes.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={said.choose}
      value={value}
      error={isMissing ? said.missing : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** There is one such field on a screen: a person who forgot it is led to it. */
export const focusRestField = () => document.getElementById('excessPurposeId')?.focus();
