import { donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { words } from './words.en.ts';

type ExcessPurposeProps = { rest: string } & Omit<Parameters<typeof SelectField>[0], 'options'>;

/** More than the fee: the rest is a donation, and this is what it is given for. */
export function ExcessPurpose({ rest, ...field }: ExcessPurposeProps) {
  const purposes = useQuery(query(donationPurposes.all, {}));
  return (
    <SelectField
      {...field}
      hint={words.record.more(rest)}
      placeholder={words.record.choosePurpose}
      options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
    />
  );
}
